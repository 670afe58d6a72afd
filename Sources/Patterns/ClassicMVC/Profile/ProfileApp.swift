public import HeadlessUI
public import Samples

/// The profile in the original MVC.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let profile = ProfileModel(service: ProfileService(server: environment.server))
    window = Window(rootViewController: ProfileViewController(profile: profile))
    window.makeKeyAndVisible()
  }
}
