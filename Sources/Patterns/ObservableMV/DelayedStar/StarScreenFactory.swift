import HeadlessUI
import Samples

/// Builds the screens; the star is shared by both.
@Traced(.composition)
final class StarScreenFactory {
  private let star: SharedStar

  init(setup: DelayedStarSetup, environment: Environment) {
    star = SharedStar(service: StarService(clock: environment.clock))
  }

  func makeStarScreen() -> ViewController {
    StarViewController(star: star, model: StarScreenModel(star: star), screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(star: star)
  }
}
