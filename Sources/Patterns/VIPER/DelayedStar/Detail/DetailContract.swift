import HeadlessUI
import Samples

/// The messages of the second screen's presenter to its view.
protocol DetailViewInput: AnyObject {
  func showStar(_ title: String, color: Color, isEnabled: Bool)
}

/// The messages of the second screen's view to its presenter.
protocol DetailViewOutput: AnyObject {
  func viewIsReady()
  func didTapStar()
}

/// The messages of the second screen's presenter to its interactor.
protocol DetailInteractorInput: AnyObject {
  /// Begins to report the star, that of now first.
  func start()
  func toggle()
}

/// The messages of the second screen's interactor to its presenter.
protocol DetailInteractorOutput: AnyObject {
  func starChanged(to star: StarState)
}
