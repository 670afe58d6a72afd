import HeadlessUI

/// What the first screen tells its presenter.
protocol StarPresenting: AnyObject {
  func viewDidLoad()
  func didTapStar()
  func didTapNavigate()
  func didChooseStarAndOpen()
}

/// What the presenter tells the first screen, and the one thing it asks.
protocol StarViewing: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
  func showUnstarredAlert()
  func isOnTop() -> Bool
  func openDetail()
}

/// What the second screen tells its presenter.
protocol DetailPresenting: AnyObject {
  func viewDidLoad()
  func didTapStar()
}

/// What the presenter tells the second screen.
protocol DetailViewing: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
}
