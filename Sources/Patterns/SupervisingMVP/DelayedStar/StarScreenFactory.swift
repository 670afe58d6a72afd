import HeadlessUI
import Samples

/// Builds the screens, each with its presenter, around one star.
@Traced(.composition)
final class StarScreenFactory {
  private let star: StarModel

  init(setup: DelayedStarSetup, environment: Environment) {
    star = StarModel(clock: environment.clock)
  }

  func makeStarScreen() -> ViewController {
    let navigation = NavigationModel(star: star)
    let presenter = StarPresenter(star: star, navigation: navigation)
    let view = StarViewController(
      presenter: presenter, star: star, navigation: navigation, screens: self)
    presenter.view = view
    return view
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(presenter: DetailPresenter(star: star), star: star)
  }
}
