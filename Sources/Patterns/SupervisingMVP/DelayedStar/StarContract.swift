import Samples

/// The messages of the first screen's view to its presenter.
protocol StarPresenting: AnyObject {
  func didTapStar()
  func didTapNavigate()
  func didChooseStarAndOpen()
  func navigationRequestDidChange(to request: NavigationRequest)
}

/// The presenter's decisions for the first screen, and the one question it asks.
protocol StarViewing: AnyObject {
  func askToStar()
  func isOnTop() -> Bool
  func openDetail()
}

/// The messages of the second screen's view to its presenter, which decides nothing for the view.
protocol DetailPresenting: AnyObject {
  func didTapStar()
}
