public import HeadlessUI
public import Samples

/// The programs in MVVM, without a library.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let programs = ProgramModel(service: ProgramService(server: environment.server))
    window = Window(
      rootViewController: ProgramsViewController(viewModel: ProgramsViewModel(programs: programs)))
    window.makeKeyAndVisible()
  }
}
