/// What the list's view reports to its presenter, which has nothing to decide for it.
protocol ProgramsPresenting: AnyObject {
  func viewWillAppear()
  func didTapRefresh()
  func didTapReload()
  func didScroll(to offset: Int)
}
