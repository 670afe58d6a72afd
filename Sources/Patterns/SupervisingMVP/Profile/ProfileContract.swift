/// What the profile's view reports to its presenter, which has nothing to decide for it.
protocol ProfilePresenting: AnyObject {
  func viewWillAppear()
  func didTapRefresh()
  func didTapRetry()
}
