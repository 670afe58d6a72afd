public import HeadlessUI
public import Samples

/// The programs in the Composable Architecture.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let service = ProgramService(server: environment.server)
    let store = RootStore(
      initialState: ProgramsFeature.State(),
      reducer: ProgramsReducer(client: ProgramsClient(page: service.page)),
      faults: environment.faults)
    window = Window(rootViewController: ProgramsViewController(store: store))
    window.makeKeyAndVisible()
  }
}
