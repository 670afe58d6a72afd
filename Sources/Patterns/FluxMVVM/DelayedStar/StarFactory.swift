import HeadlessUI
import Samples

/// Builds the screens, and their view models once they have inputs to give.
///
/// The dispatcher, the actions and the star's store are shared by all.
@Traced(.composition)
final class StarFactory {
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
    StarViewController(factory: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(factory: self)
  }

  func makeStarViewModel(inputs: StarViewModel.Inputs) -> StarViewModel {
    StarViewModel(
      actions: actions, star: star,
      navigation: NavigationStore(star: star, dispatcher: dispatcher), inputs: inputs)
  }

  func makeDetailViewModel(inputs: DetailViewModel.Inputs) -> DetailViewModel {
    DetailViewModel(actions: actions, star: star, inputs: inputs)
  }
}
