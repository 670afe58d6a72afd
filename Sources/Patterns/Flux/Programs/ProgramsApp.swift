public import HeadlessUI
public import Samples

/// The programs in Flux.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let dispatcher = Dispatcher<ProgramAction>(faults: environment.faults)
    window = Window(
      rootViewController: ProgramsViewController(
        actions: ProgramActions(
          dispatcher: dispatcher, service: ProgramService(server: environment.server)),
        store: ProgramStore(ProgramList(), dispatcher: dispatcher)))
    window.makeKeyAndVisible()
  }
}
