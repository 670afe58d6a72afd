import Samples

/// The messages of the presenter of a user's repositories to its view.
protocol UserViewInput: AnyObject {
  func showTitle(_ title: String)
  func showRepositories(_ texts: [String])
  func showTotal(_ text: String)
  func showSpinner()
  func hideSpinner()
  func showFailureAlert(_ message: String)
}

/// The messages of the view of a user's repositories to its presenter.
protocol UserViewOutput: AnyObject {
  func viewIsReady()
  func didScroll(to offset: Int)
  func didSelectRepository(at row: Int)
}

/// The messages of the presenter of a user's repositories to its interactor.
protocol UserInteractorInput: AnyObject {
  var login: String { get }
  /// Begins to report the repositories, those of now first, and failures.
  func start()
  func load()
  func scrolled(to offset: Int)
  /// Returns the repository in a row of the list.
  func repository(at row: Int) -> Repository
}

/// The messages of the interactor of a user's repositories to its presenter.
protocol UserInteractorOutput: AnyObject {
  func listChanged(to list: RepositoryList)
  func loadingFailed(_ message: String)
}

/// The messages of the presenter of a user's repositories to its router.
protocol UserRouterInput: AnyObject {
  func open(_ repository: Repository)
}
