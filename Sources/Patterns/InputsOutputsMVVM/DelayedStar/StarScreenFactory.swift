import HeadlessUI
import Samples

/// Builds the screens, each with its view model, around one star.
@Traced(.composition)
final class StarScreenFactory {
  private let star: StarModel

  init(setup: DelayedStarSetup, environment: Environment) {
    star = StarModel(clock: environment.clock)
  }

  func makeStarScreen() -> ViewController {
    StarViewController(
      viewModel: StarViewModel(star: star, navigation: NavigationModel(star: star)),
      screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(viewModel: DetailViewModel(star: star))
  }
}
