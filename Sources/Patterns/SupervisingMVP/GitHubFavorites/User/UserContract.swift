import Samples

/// The messages of the view of a user's repositories to its presenter.
protocol UserPresenting: AnyObject {
  func viewDidLoad()
  func didScroll(to offset: Int)
  func didSelectRepository(at row: Int)
  func didFail(with error: ServerError)
}

/// The presenter's decisions for the view of a user's repositories.
protocol UserViewing: AnyObject {
  func open(_ repository: Repository)
  func show(_ error: ServerError)
}
