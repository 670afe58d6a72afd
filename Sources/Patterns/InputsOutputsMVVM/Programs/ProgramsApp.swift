public import HeadlessUI
public import Samples

/// The programs in MVVM with inputs and outputs.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let viewModel = ProgramsViewModel(service: ProgramService(server: environment.server))
    window = Window(rootViewController: ProgramsViewController(viewModel: viewModel))
    window.makeKeyAndVisible()
  }
}
