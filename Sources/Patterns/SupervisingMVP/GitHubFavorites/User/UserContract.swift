import Samples

/// What the view of a user's repositories reports to its presenter.
protocol UserPresenting: AnyObject {
  func viewDidLoad()
  func didScroll(to offset: Int)
  func didSelectRepository(at row: Int)
}

/// What the presenter decides for the view of a user's repositories.
protocol UserViewing: AnyObject {
  func openRepository(_ repository: Repository)
}
