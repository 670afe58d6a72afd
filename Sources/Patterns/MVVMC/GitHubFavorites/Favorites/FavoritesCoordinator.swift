import HeadlessUI
import Samples

/// Begins with the list of favorites, and opens those that are selected.
@Traced(.coordinator)
final class FavoritesCoordinator: StackCoordinator {
  private let dependencies: GitHubDependencies

  init(dependencies: GitHubDependencies, navigation: NavigationController) {
    self.dependencies = dependencies
    super.init(navigation: navigation)
  }

  override func makeRoot() -> ViewController {
    let viewModel = FavoritesViewModel(favorites: dependencies.favorites)
    viewModel.delegate = self
    return FavoritesViewController(viewModel: viewModel, visibleRows: dependencies.visibleRows)
  }
}

@Traced(extending: .coordinator)
extension FavoritesCoordinator: FavoritesViewModelDelegate {
  func favoritesViewModel(_ viewModel: FavoritesViewModel, didSelect repository: Repository) {
    push(
      RepositoryCoordinator(
        repository: repository, dependencies: dependencies, navigation: navigation))
  }
}
