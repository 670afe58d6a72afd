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
    let presenter = StarPresenter(star: star, navigation: NavigationModel(star: star))
    let view = StarViewController(presenter: presenter, screens: self)
    presenter.view = view
    return view
  }

  func makeDetailScreen() -> ViewController {
    let presenter = DetailPresenter(star: star)
    let view = DetailViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
