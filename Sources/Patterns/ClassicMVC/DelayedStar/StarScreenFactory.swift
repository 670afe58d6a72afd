import HeadlessUI
import Samples

/// Builds the screens around one star.
@Traced(.composition)
final class StarScreenFactory {
  private let star: StarModel

  init(setup: DelayedStarSetup, environment: Environment) {
    star = StarModel(clock: environment.clock)
  }

  func makeStarScreen() -> ViewController {
    StarViewController(star: star, navigation: NavigationModel(star: star), screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(star: star)
  }
}
