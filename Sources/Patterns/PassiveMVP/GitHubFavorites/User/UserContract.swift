import Samples

/// The messages of the view of a user's repositories to its presenter.
protocol UserPresenting: AnyObject {
  func viewDidLoad()
  func didScroll(to offset: Int)
  func didSelectRepository(at row: Int)
}

/// The messages of the presenter of a user's repositories to its view.
protocol UserViewing: AnyObject {
  func showTitle(_ title: String)
  func showRepositories(_ texts: [String])
  func showTotal(_ text: String)
  func showSpinner()
  func hideSpinner()
  func showFailureAlert(_ message: String)
  func open(_ repository: Repository)
}
