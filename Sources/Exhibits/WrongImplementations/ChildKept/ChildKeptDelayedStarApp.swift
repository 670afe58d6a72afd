public import HeadlessUI
public import Samples

/// The delayed star in MVVM with coordinators, whose children are never released.
@Traced(.composition)
public final class ChildKeptDelayedStarApp: App {
  public let window: Window
  private let coordinator: ChildKeptStarCoordinator

  public init(setup: DelayedStarSetup, environment: Environment) {
    coordinator = ChildKeptStarCoordinator(
      star: StarModel(clock: environment.clock), navigation: NavigationController())
    window = Window(rootViewController: coordinator.startStack())
    window.makeKeyAndVisible()
  }
}
