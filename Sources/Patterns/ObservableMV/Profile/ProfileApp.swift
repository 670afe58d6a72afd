public import HeadlessUI
public import Samples

/// The profile in MV with Observation.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let model = ProfileScreenModel(service: ProfileService(server: environment.server))
    window = Window(rootViewController: ProfileViewController(model: model))
    window.makeKeyAndVisible()
  }
}
