import HeadlessUI
import Samples

/// Puts the modules of both screens together, around one star.
@Traced(.composition)
final class StarAssembly {
  private let star: StarModel

  init(setup: DelayedStarSetup, environment: Environment) {
    star = StarModel(clock: environment.clock)
  }

  func assembleStar() -> ViewController {
    let interactor = StarInteractor(star: star, navigation: NavigationModel(star: star))
    let router = StarRouter(modules: self)
    let presenter = StarPresenter(interactor: interactor, router: router)
    let view = StarViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.controller = view
    return view
  }

  func assembleDetail() -> ViewController {
    let interactor = DetailInteractor(star: star)
    let presenter = DetailPresenter(interactor: interactor)
    let view = DetailViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
