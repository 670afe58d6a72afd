public import HeadlessUI
public import Samples

/// The profile in Flux.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let dispatcher = Dispatcher<ProfileAction>(faults: environment.faults)
    let store = ProfileStore(ProfileState(), dispatcher: dispatcher)
    let actions = ProfileActions(
      dispatcher: dispatcher, store: store, service: ProfileService(server: environment.server))
    window = Window(rootViewController: ProfileViewController(actions: actions, store: store))
    window.makeKeyAndVisible()
  }
}
