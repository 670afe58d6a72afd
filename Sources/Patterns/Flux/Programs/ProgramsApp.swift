public import HeadlessUI
public import Samples

/// The programs in Flux.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let dispatcher = Dispatcher<ProgramAction>(faults: environment.faults)
    let store = ProgramStore(ProgramList(), dispatcher: dispatcher)
    let actions = ProgramActions(
      dispatcher: dispatcher, store: store, service: ProgramService(server: environment.server))
    window = Window(rootViewController: ProgramsViewController(actions: actions, store: store))
    window.makeKeyAndVisible()
  }
}
