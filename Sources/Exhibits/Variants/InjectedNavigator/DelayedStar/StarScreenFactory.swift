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
    let navigator = StarNavigator(screens: self)
    let view = StarViewController(
      viewModel: StarViewModel(
        star: star, navigation: NavigationModel(star: star), navigator: navigator),
      navigator: navigator)
    navigator.screen = view
    return view
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(viewModel: DetailViewModel(star: star))
  }
}
