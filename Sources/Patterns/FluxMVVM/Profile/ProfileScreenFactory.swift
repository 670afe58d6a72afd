import HeadlessUI
import Samples

/// Builds the profile's screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class ProfileScreenFactory {
  private let dispatcher: Dispatcher<ProfileAction>
  private let service: ProfileService

  init(setup: ProfileSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    service = ProfileService(server: environment.server)
  }

  func makeProfileScreen() -> ViewController {
    ProfileViewController(screens: self)
  }

  func makeViewModel(inputs: ProfileViewModel.Inputs) -> ProfileViewModel {
    let store = ProfileStore(ProfileState(), dispatcher: dispatcher)
    return ProfileViewModel(
      actions: ProfileActions(dispatcher: dispatcher, store: store, service: service),
      store: store, inputs: inputs)
  }
}
