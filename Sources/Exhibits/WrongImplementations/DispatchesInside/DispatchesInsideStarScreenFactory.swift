import HeadlessUI
import Samples

/// Builds the screens; the dispatcher, the actions and the star's store are shared by all.
@Traced(.composition)
final class DispatchesInsideStarScreenFactory {
  private let dispatcher: Dispatcher<StarAction>
  private let star: StarStore
  private let actions: DispatchesInsideStarActions

  init(setup: DelayedStarSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    star = StarStore(.initial, dispatcher: dispatcher)
    actions = DispatchesInsideStarActions(
      dispatcher: dispatcher, star: star, service: StarService(clock: environment.clock))
  }

  func makeStarScreen() -> ViewController {
    DispatchesInsideStarViewController(
      actions: actions, star: star,
      navigation: DispatchesInsideNavigationStore(star: star, dispatcher: dispatcher),
      question: QuestionStore(false, dispatcher: dispatcher), screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DispatchesInsideDetailViewController(actions: actions, star: star)
  }
}
