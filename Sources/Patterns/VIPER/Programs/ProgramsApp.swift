public import HeadlessUI
public import Samples

/// The programs in VIPER.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    window = Window(
      rootViewController: ProgramsAssembly.assemble(
        service: ProgramService(server: environment.server)))
    window.makeKeyAndVisible()
  }
}
