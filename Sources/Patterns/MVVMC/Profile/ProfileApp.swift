public import HeadlessUI
public import Samples

/// The profile in MVVM with coordinators.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window
  private let coordinator: ProfileCoordinator

  public init(setup: ProfileSetup, environment: Environment) {
    coordinator = ProfileCoordinator(service: ProfileService(server: environment.server))
    window = Window(rootViewController: coordinator.start())
    window.makeKeyAndVisible()
  }
}
