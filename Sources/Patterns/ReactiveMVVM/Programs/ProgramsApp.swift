public import HeadlessUI
public import Samples

/// The programs in MVVM with Combine.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let factory = ProgramsFactory(service: ProgramService(server: environment.server))
    window = Window(rootViewController: factory.makeScreen())
    window.makeKeyAndVisible()
  }
}
