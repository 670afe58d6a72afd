public import HeadlessUI
public import Samples

/// The profile in MVVM, without a library.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let profile = ProfileModel(service: ProfileService(server: environment.server))
    window = Window(
      rootViewController: ProfileViewController(viewModel: ProfileViewModel(profile: profile)))
    window.makeKeyAndVisible()
  }
}
