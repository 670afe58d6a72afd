import HeadlessUI
import Samples

/// Builds the profile's screen, and its view model once the screen has inputs to give.
@Traced(.composition)
final class ProfileScreenFactory {
  private let service: ProfileService

  init(setup: ProfileSetup, environment: Environment) {
    service = ProfileService(server: environment.server)
  }

  func makeProfileScreen() -> ViewController {
    ProfileViewController(screens: self)
  }

  func makeProfileViewModel(inputs: ProfileViewModel.Inputs) -> ProfileViewModel {
    ProfileViewModel(service: service, inputs: inputs)
  }
}
