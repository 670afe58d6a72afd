import HeadlessUI

/// The messages of the first screen's view to its presenter.
protocol StarPresenting: AnyObject {
  func viewDidLoad()
  func didTapStar()
  func didTapNavigate()
  func didChooseStarAndOpen()
}

/// The messages of the first screen's presenter to its view, and the one question it asks.
protocol StarViewing: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
  func askToStar()
  func isOnTop() -> Bool
  func openDetail()
}

/// The messages of the second screen's view to its presenter.
protocol DetailPresenting: AnyObject {
  func viewDidLoad()
  func didTapStar()
}

/// The messages of the second screen's presenter to its view.
protocol DetailViewing: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
}
