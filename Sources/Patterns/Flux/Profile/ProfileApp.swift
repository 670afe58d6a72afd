public import HeadlessUI
public import Samples

/// The profile in Flux.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let dispatcher = Dispatcher<ProfileAction>(faults: environment.faults)
    window = Window(
      rootViewController: ProfileViewController(
        actions: ProfileActions(
          dispatcher: dispatcher, service: ProfileService(server: environment.server)),
        store: ProfileStore(ProfileState(), dispatcher: dispatcher)))
    window.makeKeyAndVisible()
  }
}
