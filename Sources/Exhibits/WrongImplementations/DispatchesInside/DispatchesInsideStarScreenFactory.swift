import HeadlessUI
import Samples

/// Builds the screens; the dispatcher, the actions and the star's store are shared by all.
@Traced(.composition)
final class DispatchesInsideStarScreenFactory {
  private let dispatcher: Dispatcher<StarAction>
  private let actions: DispatchesInsideStarActions
  private let star: StarStore

  init(environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    actions = DispatchesInsideStarActions(
      dispatcher: dispatcher, service: StarService(clock: environment.clock))
    star = StarStore(.initial, dispatcher: dispatcher)
  }

  func makeStarScreen() -> ViewController {
    DispatchesInsideStarViewController(
      actions: actions, star: star,
      navigation: DispatchesInsideNavigationStore(star: star, dispatcher: dispatcher), screens: self
    )
  }

  func makeDetailScreen() -> ViewController {
    DispatchesInsideDetailViewController(actions: actions, star: star)
  }
}
