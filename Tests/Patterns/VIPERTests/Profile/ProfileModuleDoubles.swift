import HeadlessUI
import Samples

@testable import VIPER

/// A view of the profile that records what it has to show.
final class ProfileViewSpy: ProfileViewInput {
  private(set) var shown: [String] = []
  private(set) var colors: [Color] = []

  func showName(_ text: String) { shown.append(text) }

  func showAge(_ text: String) { shown.append(text) }

  func showPresence(_ text: String, color: Color) {
    shown.append(text)
    colors.append(color)
  }

  func showSpinner() { shown.append("spinner") }

  func hideSpinner() { shown.append("no spinner") }

  func showFailure(_ message: String) { shown.append(message) }

  func hideFailure() { shown.append("no failure") }
}

/// An interactor of the profile that records what it has to do.
final class ProfileInteractorSpy: ProfileInteractorInput {
  private(set) var received: [String] = []

  func start() { received.append("start") }

  func refresh() { received.append("refresh") }
}

/// An output of the profile's interactor that records its reports.
final class ProfileInteractorOutputSpy: ProfileInteractorOutput {
  private(set) var profiles: [ProfileState] = []

  func profileChanged(to profile: ProfileState) { profiles.append(profile) }
}
