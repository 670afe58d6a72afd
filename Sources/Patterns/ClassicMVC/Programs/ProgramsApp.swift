public import HeadlessUI
public import Samples

/// The programs in the original MVC.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let programs = ProgramModel(service: ProgramService(server: environment.server))
    window = Window(rootViewController: ProgramsViewController(programs: programs))
    window.makeKeyAndVisible()
  }
}
