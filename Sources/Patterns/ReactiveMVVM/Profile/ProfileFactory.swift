import HeadlessUI
import Samples

/// Builds the profile's screen, and its view model once the screen has inputs to give.
@Traced(.composition)
final class ProfileFactory {
  private let service: ProfileService

  init(service: ProfileService) {
    self.service = service
  }

  func makeScreen() -> ViewController {
    ProfileViewController(factory: self)
  }

  func makeViewModel(inputs: ProfileViewModel.Inputs) -> ProfileViewModel {
    ProfileViewModel(service: service, inputs: inputs)
  }
}
