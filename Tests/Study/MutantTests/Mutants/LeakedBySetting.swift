import HeadlessUI
import Samples
import Trace

/// Cocoa MVC that shows a screen for a moment before the second one, and replaces the stack to take
/// it away; the screen is held by its own observation, and so outlives that.
@Traced(.composition)
final class LeakedBySettingApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    window = Window(
      rootViewController: NavigationController(
        rootViewController: ReplacingStarController(star: StarModel(clock: environment.clock))))
    window.makeKeyAndVisible()
  }
}

@Traced(.controller)
final class ReplacingStarController: SoundStarController {
  override func openDetail() {
    navigationController?.setViewControllers([self, LeakedController(star: star)], animated: true)
    navigationController?.setViewControllers([self, makeDetail()], animated: true)
  }
}

@Traced(.controller)
final class LeakedController: ViewController {
  private let star: StarModel
  private var observation: ObservationToken?

  init(star: StarModel) {
    self.star = star
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = star.observe { state in self.title = "\(state.isStarred)" }
  }
}
