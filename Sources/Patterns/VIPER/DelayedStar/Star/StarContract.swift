import HeadlessUI
import Samples

/// The messages of the first screen's presenter to its view.
protocol StarViewInput: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
  func askToStar()
}

/// The messages of the first screen's view to its presenter.
protocol StarViewOutput: AnyObject {
  func viewIsReady()
  func didTapStar()
  func didTapNavigate()
  func didChooseStarAndOpen()
}

/// The messages of the first screen's presenter to its interactor.
protocol StarInteractorInput: AnyObject {
  /// Returns whether the star is set, and settled.
  func isStarred() -> Bool
  /// Begins to report the star, that of now first, and grants.
  func start()
  func toggle()
  /// Sets the star, and asks for a grant when it has settled.
  func starAndRequestNavigation()
}

/// The messages of the first screen's interactor to its presenter.
protocol StarInteractorOutput: AnyObject {
  func starChanged(to star: StarState)
  func navigationGranted()
}

/// The messages of the first screen's presenter to its router.
protocol StarRouterInput: AnyObject {
  /// Opens the item, if the screen is on top.
  func openDetail()
}
