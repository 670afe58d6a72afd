/// The messages of the view of a user's repositories to its presenter.
protocol UserPresenting: AnyObject {
  var view: (any UserViewing)? { get set }
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
  func openRepository(_ presenter: any RepositoryPresenting)
}
