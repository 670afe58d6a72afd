public import HeadlessUI
public import Samples

/// The programs in MVVM, without a library.
@Traced(.composition)
public final class ProgramsApp: App {
  public let window: Window

  public init(setup: ProgramsSetup, environment: Environment) {
    let screens = ProgramsScreenFactory(setup: setup, environment: environment)
    window = Window(rootViewController: screens.makeProgramsScreen())
    window.makeKeyAndVisible()
  }
}
