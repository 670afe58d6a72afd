import Samples

/// The messages of the presenter of the programs to its view.
protocol ProgramsViewInput: AnyObject {
  func showPrograms(_ titles: [String])
  func showSpinner()
  func hideSpinner()
  func showMessage(_ text: String)
  func hideMessage()
  func showFailure(_ text: String)
  func hideFailure()
}

/// The messages of the view of the programs to its presenter.
protocol ProgramsViewOutput: AnyObject {
  func viewIsReady()
  func viewWillAppear()
  func didTapRefresh()
  func didTapReload()
  func didScroll(to offset: Int)
}

/// The messages of the presenter of the programs to its interactor.
protocol ProgramsInteractorInput: AnyObject {
  /// Begins to report the programs, those of now first.
  func start()
  func refresh()
  func scrolled(to offset: Int)
}

/// The messages of the interactor of the programs to its presenter.
protocol ProgramsInteractorOutput: AnyObject {
  func programsChanged(to list: ProgramList)
}
