import HeadlessUI
import Samples

/// Builds the profile's screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class ProfileFactory {
  private let dispatcher: Dispatcher<ProfileAction>
  private let service: ProfileService

  init(dispatcher: Dispatcher<ProfileAction>, service: ProfileService) {
    self.dispatcher = dispatcher
    self.service = service
  }

  func makeProfileScreen() -> ViewController {
    ProfileViewController(factory: self)
  }

  func makeViewModel(inputs: ProfileViewModel.Inputs) -> ProfileViewModel {
    ProfileViewModel(
      actions: ProfileActions(dispatcher: dispatcher, service: service),
      store: ProfileStore(ProfileState(), dispatcher: dispatcher), inputs: inputs)
  }
}
