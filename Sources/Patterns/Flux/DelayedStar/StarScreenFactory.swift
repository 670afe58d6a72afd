import HeadlessUI
import Samples

/// Builds the screens; the dispatcher, the actions and the star's store are shared by all.
@Traced(.composition)
final class StarScreenFactory {
  private let dispatcher: Dispatcher<StarAction>
  private let actions: StarActions
  private let star: StarStore

  init(environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    actions = StarActions(
      dispatcher: dispatcher, service: StarService(clock: environment.clock))
    star = StarStore(.initial, dispatcher: dispatcher)
  }

  func makeStarScreen() -> ViewController {
    StarViewController(
      actions: actions, star: star,
      navigation: NavigationStore(star: star, dispatcher: dispatcher), screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(actions: actions, star: star)
  }
}
