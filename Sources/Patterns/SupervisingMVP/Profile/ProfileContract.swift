/// The messages of the profile's view to its presenter, which decides nothing for the view.
protocol ProfilePresenting: AnyObject {
  func viewWillAppear()
  func didTapRefresh()
  func didTapRetry()
}
