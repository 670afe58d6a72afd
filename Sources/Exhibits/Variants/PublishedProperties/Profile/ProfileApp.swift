public import HeadlessUI
public import Samples

/// The profile in MVVM with Combine.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let viewModel = ProfileViewModel(service: ProfileService(server: environment.server))
    window = Window(rootViewController: ProfileViewController(viewModel: viewModel))
    window.makeKeyAndVisible()
  }
}
