import HeadlessUI
import Samples
import Trace

@testable import CocoaMVC

/// Cocoa MVC whose second screen dies when it is popped, but not its observation, since the first
/// screen keeps that: a dead screen still hears.
@Traced(.composition)
final class BindingAfterPopApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    window = Window(
      rootViewController: NavigationController(
        rootViewController: HoardingStarController(star: StarModel(clock: environment.clock))))
    window.makeKeyAndVisible()
  }
}

@Traced(.controller)
final class HoardingStarController: SoundStarController {
  private var kept: [ObservationToken] = []

  override func makeDetail() -> ViewController {
    CarelessDetailController(star: star, first: self)
  }

  func keep(_ observation: ObservationToken) { kept.append(observation) }
}

@Traced(.controller)
final class CarelessDetailController: ViewController {
  private let star: StarModel
  private weak var first: HoardingStarController?
  private let screen = DetailScreen()

  init(star: StarModel, first: HoardingStarController) {
    self.star = star
    self.first = first
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
    first?.keep(star.observe { [weak self] state in self?.show(state) })
  }

  private func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
  }
}
