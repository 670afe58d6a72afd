import HeadlessUI
import Samples
import Trace

@testable import CocoaMVC

/// Cocoa MVC whose second screen is held by its own button, and so outlives every pop.
@Traced(.composition)
final class LeakingScreenApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    window = Window(
      rootViewController: NavigationController(
        rootViewController: LeakyStarController(star: StarModel(clock: environment.clock))))
    window.makeKeyAndVisible()
  }
}

@Traced(.controller)
final class LeakyStarController: SoundStarController {
  override func makeDetail() -> ViewController { LeakingDetailController(star: star) }
}

@Traced(.controller)
final class LeakingDetailController: ViewController {
  private let star: StarModel
  private let screen = DetailScreen()
  private var observation: ObservationToken?

  init(star: StarModel) {
    self.star = star
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { _ in self.star.toggle() }, for: .touchUpInside)
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  private func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
  }
}
