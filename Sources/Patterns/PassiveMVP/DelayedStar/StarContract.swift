import HeadlessUI

/// What the first screen reports to its presenter.
protocol StarPresenting: AnyObject {
  func viewDidLoad()
  func didTapStar()
  func didTapNavigate()
  func didChooseStarAndOpen()
}

/// What the presenter has the first screen do, and the one thing it reads.
protocol StarViewing: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
  func askToStar()
  func isOnTop() -> Bool
  func openDetail()
}

/// What the second screen reports to its presenter.
protocol DetailPresenting: AnyObject {
  func viewDidLoad()
  func didTapStar()
}

/// What the presenter has the second screen do.
protocol DetailViewing: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
}
