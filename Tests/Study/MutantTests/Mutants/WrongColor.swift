import HeadlessUI
import Samples
import Trace

/// Cocoa MVC whose star stays red while it is switching.
@Traced(.composition)
final class WrongColorApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    window = Window(
      rootViewController: NavigationController(
        rootViewController: RedStarController(star: StarModel(clock: environment.clock))))
    window.makeKeyAndVisible()
  }
}

@Traced(.controller)
final class RedStarController: SoundStarController {
  override func show(_ state: StarState) {
    super.show(state)
    screen.star.setTitleColor(.red, for: .normal)
  }
}
