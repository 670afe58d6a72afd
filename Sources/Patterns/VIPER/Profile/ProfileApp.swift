public import HeadlessUI
public import Samples

/// The profile in VIPER.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    window = Window(
      rootViewController: ProfileAssembly.assemble(
        service: ProfileService(server: environment.server)))
    window.makeKeyAndVisible()
  }
}
