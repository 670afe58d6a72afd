import HeadlessUI
import Samples

/// Shows a repository, from which there is only the way back.
@Traced(.coordinator)
final class RepositoryCoordinator: StackCoordinator {
  private let repository: Repository
  private let dependencies: GitHubDependencies

  init(
    repository: Repository, dependencies: GitHubDependencies, navigation: NavigationController
  ) {
    self.repository = repository
    self.dependencies = dependencies
    super.init(navigation: navigation)
  }

  override func makeRoot() -> ViewController {
    RepositoryViewController(
      viewModel: RepositoryViewModel(repository: repository, favorites: dependencies.favorites))
  }
}
