import HeadlessUI
import Samples

/// Creates the second screen, from which there is only the way back.
@Traced(.coordinator)
final class ChildKeptDetailCoordinator: ChildKeptStackCoordinator {
  private let star: StarModel

  init(star: StarModel, navigation: NavigationController) {
    self.star = star
    super.init(navigation: navigation)
  }

  override func makeRoot() -> ViewController {
    ChildKeptDetailViewController(viewModel: ChildKeptDetailViewModel(star: star))
  }
}
