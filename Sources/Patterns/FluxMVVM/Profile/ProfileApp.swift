public import HeadlessUI
public import Samples

/// The profile in Flux with view models.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let screens = ProfileScreenFactory(setup: setup, environment: environment)
    window = Window(rootViewController: screens.makeProfileScreen())
    window.makeKeyAndVisible()
  }
}
