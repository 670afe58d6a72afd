/// What the list's view reports to its presenter.
protocol ProgramsPresenting: AnyObject {
  func viewDidLoad()
  func viewWillAppear()
  func didTapRefresh()
  func didTapReload()
  func didScroll(to offset: Int)
}

/// What the presenter has the list's view do.
protocol ProgramsViewing: AnyObject {
  func showPrograms(_ titles: [String])
  func showSpinner()
  func hideSpinner()
  func showMessage(_ text: String)
  func hideMessage()
  func showFailure(_ text: String)
  func hideFailure()
}
