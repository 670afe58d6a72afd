public import HeadlessUI
public import Samples

/// The programs in MVVM with coordinators.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window
  private let coordinator: ProgramsCoordinator

  public init(setup: ProgramsSetup, environment: Environment) {
    coordinator = ProgramsCoordinator(service: ProgramService(server: environment.server))
    window = Window(rootViewController: coordinator.start())
    window.makeKeyAndVisible()
  }
}
