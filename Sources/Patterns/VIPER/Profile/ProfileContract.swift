import HeadlessUI
import Samples

/// The messages of the profile's presenter to its view.
protocol ProfileViewInput: AnyObject {
  func showName(_ text: String)
  func showAge(_ text: String)
  func showPresence(_ text: String, color: Color)
  func showSpinner()
  func hideSpinner()
  func showFailure(_ message: String)
  func hideFailure()
}

/// The messages of the profile's view to its presenter.
protocol ProfileViewOutput: AnyObject {
  func viewIsReady()
  func viewWillAppear()
  func didTapRefresh()
  func didTapRetry()
}

/// The messages of the profile's presenter to its interactor.
protocol ProfileInteractorInput: AnyObject {
  /// Begins to report the profile, as far as it is known.
  func start()
  func refresh()
}

/// The messages of the profile's interactor to its presenter.
protocol ProfileInteractorOutput: AnyObject {
  func profileChanged(to profile: ProfileState)
}
