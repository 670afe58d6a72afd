/// The messages of the view of the programs to its presenter, which decides nothing for the view.
protocol ProgramsPresenting: AnyObject {
  func viewWillAppear()
  func didTapRefresh()
  func didTapReload()
  func didScroll(to offset: Int)
}
