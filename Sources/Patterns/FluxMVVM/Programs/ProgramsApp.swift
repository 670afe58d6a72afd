public import HeadlessUI
public import Samples

/// The programs in Flux with view models.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let factory = ProgramsFactory(
      dispatcher: Dispatcher(faults: environment.faults),
      service: ProgramService(server: environment.server))
    window = Window(rootViewController: factory.makeProgramsScreen())
    window.makeKeyAndVisible()
  }
}
