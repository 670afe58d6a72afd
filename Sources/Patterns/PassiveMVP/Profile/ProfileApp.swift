public import HeadlessUI
public import Samples

/// The profile in MVP with a passive view.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let profile = ProfileModel(service: ProfileService(server: environment.server))
    let presenter = ProfilePresenter(profile: profile)
    let view = ProfileViewController(presenter: presenter)
    presenter.view = view
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}
