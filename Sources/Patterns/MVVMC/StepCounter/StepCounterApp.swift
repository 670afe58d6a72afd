public import HeadlessUI
public import Samples

/// The step counter in MVVM with coordinators.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window
  private let coordinator: StepCounterCoordinator

  public init(setup: StepCounterSetup, environment: Environment) {
    coordinator = StepCounterCoordinator()
    window = Window(rootViewController: coordinator.start())
    window.makeKeyAndVisible()
  }
}
