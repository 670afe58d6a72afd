public import HeadlessUI
public import Samples

/// The profile in Flux with view models.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let factory = ProfileFactory(
      dispatcher: Dispatcher(faults: environment.faults),
      service: ProfileService(server: environment.server))
    window = Window(rootViewController: factory.makeProfileScreen())
    window.makeKeyAndVisible()
  }
}
