public import HeadlessUI
public import Samples

/// The programs in MVP with a supervising controller.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let programs = ProgramModel(service: ProgramService(server: environment.server))
    window = Window(
      rootViewController: ProgramsViewController(
        presenter: ProgramsPresenter(programs: programs), programs: programs))
    window.makeKeyAndVisible()
  }
}
