public import HeadlessUI
public import Samples

/// The programs in MV with Observation.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let model = ProgramsScreenModel(service: ProgramService(server: environment.server))
    window = Window(rootViewController: ProgramsViewController(model: model))
    window.makeKeyAndVisible()
  }
}
