import HeadlessUI
import Samples

/// Begins with the search, and opens the users that are selected there.
@Traced(.coordinator)
final class SearchCoordinator: StackCoordinator {
  private let dependencies: GitHubDependencies

  init(dependencies: GitHubDependencies, navigation: NavigationController) {
    self.dependencies = dependencies
    super.init(navigation: navigation)
  }

  override func makeRoot() -> ViewController {
    let viewModel = SearchViewModel(
      service: dependencies.service, scheduler: dependencies.scheduler,
      visibleRows: dependencies.visibleRows)
    viewModel.delegate = self
    return SearchViewController(viewModel: viewModel, visibleRows: dependencies.visibleRows)
  }
}

@Traced(extending: .coordinator)
extension SearchCoordinator: SearchViewModelDelegate {
  func searchViewModel(_ viewModel: SearchViewModel, didSelect user: User) {
    push(UserCoordinator(user: user, dependencies: dependencies, navigation: navigation))
  }

  func searchViewModel(_ viewModel: SearchViewModel, didFailWith message: String) {
    present(AlertController.failure(message))
  }
}
