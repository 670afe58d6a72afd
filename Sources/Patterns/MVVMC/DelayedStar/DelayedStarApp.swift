public import HeadlessUI
public import Samples

/// The delayed star in MVVM with coordinators.
@Traced(.composition)
public final class DelayedStarApp: App {
  public let window: Window
  private let coordinator: StarCoordinator

  public init(setup: DelayedStarSetup, environment: Environment) {
    coordinator = StarCoordinator(
      star: StarModel(clock: environment.clock), navigation: NavigationController())
    window = Window(rootViewController: coordinator.startStack())
    window.makeKeyAndVisible()
  }
}
