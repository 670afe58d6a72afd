public import HeadlessUI
public import Samples

/// The profile in MV with Observation, whose view reads what is not tracked.
@Traced(.composition)
public final class StaleGetterProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let model = StaleGetterProfileScreenModel(service: ProfileService(server: environment.server))
    window = Window(rootViewController: StaleGetterProfileViewController(model: model))
    window.makeKeyAndVisible()
  }
}
