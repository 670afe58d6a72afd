public import HeadlessUI
public import Samples

/// The profile in the Composable Architecture.
@Traced(.composition)
public final class ProfileApp: App {
  public let window: Window

  public init(setup: ProfileSetup, environment: Environment) {
    let service = ProfileService(server: environment.server)
    let client = ProfileClient(
      profile: service.profile, observePresence: service.observePresence)
    let store = RootStore(
      initialState: ProfileFeature.State(), reducer: ProfileReducer(client: client),
      faults: environment.faults)
    window = Window(rootViewController: ProfileViewController(store: store))
    window.makeKeyAndVisible()
  }
}
