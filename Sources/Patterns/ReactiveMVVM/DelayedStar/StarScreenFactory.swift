import HeadlessUI
import Samples

/// Builds the screens around one star, and their view models once they have inputs to give.
@Traced(.composition)
final class StarScreenFactory {
  private let star: StarModel

  init(setup: DelayedStarSetup, environment: Environment) {
    star = StarModel(clock: environment.clock)
  }

  func makeStarScreen() -> ViewController {
    StarViewController(screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(screens: self)
  }

  func makeStarViewModel(inputs: StarViewModel.Inputs) -> StarViewModel {
    StarViewModel(star: star, navigation: NavigationModel(star: star), inputs: inputs)
  }

  func makeDetailViewModel(inputs: DetailViewModel.Inputs) -> DetailViewModel {
    DetailViewModel(star: star, inputs: inputs)
  }
}
