import Samples

/// What the first screen reports to its presenter.
protocol StarPresenting: AnyObject {
  func didTapStar()
  func didTapNavigate()
  func didChooseStarAndOpen()
  func navigationRequestDidChange(to request: NavigationRequest)
}

/// What the presenter decides for the first screen, and the one thing it asks.
protocol StarViewing: AnyObject {
  func askToStar()
  func isOnTop() -> Bool
  func openDetail()
}

/// What the second screen reports to its presenter, which has nothing to decide for it.
protocol DetailPresenting: AnyObject {
  func didTapStar()
}
