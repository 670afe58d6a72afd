import HeadlessUI
import Samples

/// Builds the screens; the dispatcher, the actions and the star's store are shared by all.
@Traced(.composition)
final class StarScreenFactory {
  private let dispatcher: Dispatcher<StarAction>
  private let star: StarStore
  private let actions: StarActions

  init(setup: DelayedStarSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    star = StarStore(.initial, dispatcher: dispatcher)
    actions = StarActions(
      dispatcher: dispatcher, star: star, service: StarService(clock: environment.clock))
  }

  func makeStarScreen() -> ViewController {
    StarViewController(
      actions: actions, star: star,
      navigation: NavigationStore(star: star, dispatcher: dispatcher),
      question: QuestionStore(false, dispatcher: dispatcher), screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(actions: actions, star: star)
  }
}
