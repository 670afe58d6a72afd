public import HeadlessUI
public import Samples

/// The programs in MVP with a passive view.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let programs = ProgramModel(service: ProgramService(server: environment.server))
    let presenter = ProgramsPresenter(programs: programs)
    let view = ProgramsViewController(presenter: presenter)
    presenter.view = view
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}
