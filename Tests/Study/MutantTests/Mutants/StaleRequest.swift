import HeadlessUI
import Samples
import Trace

/// Cocoa MVC whose wish to open the item is never cleared: it outlives a star that settled ☆, and
/// its own fulfilment.
@Traced(.composition)
final class StaleRequestApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    window = Window(
      rootViewController: NavigationController(
        rootViewController: StubbornStarController(star: StarModel(clock: environment.clock))))
    window.makeKeyAndVisible()
  }
}

@Traced(.controller)
final class StubbornStarController: SoundStarController {
  private var wantsToNavigate = false

  override func starAndOpen() {
    wantsToNavigate = true
    star.star()
  }

  override func show(_ state: StarState) {
    super.show(state)
    if wantsToNavigate, state.isStarred { follow(.granted) }
  }
}
