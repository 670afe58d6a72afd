/// The messages of the view of the programs to its presenter.
protocol ProgramsPresenting: AnyObject {
  func viewDidLoad()
  func viewWillAppear()
  func didTapRefresh()
  func didTapReload()
  func didScroll(to offset: Int)
}

/// The messages of the presenter of the programs to its view.
protocol ProgramsViewing: AnyObject {
  func showPrograms(_ titles: [String])
  func showSpinner()
  func hideSpinner()
  func showMessage(_ text: String)
  func hideMessage()
  func showFailure(_ text: String)
  func hideFailure()
}
