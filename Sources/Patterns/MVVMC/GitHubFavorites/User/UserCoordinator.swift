import HeadlessUI
import Samples

/// Shows a user's repositories, and opens those that are selected.
@Traced(.coordinator)
final class UserCoordinator: StackCoordinator {
  private let user: User
  private let dependencies: GitHubDependencies

  init(user: User, dependencies: GitHubDependencies, navigation: NavigationController) {
    self.user = user
    self.dependencies = dependencies
    super.init(navigation: navigation)
  }

  override func makeRoot() -> ViewController {
    let viewModel = UserViewModel(
      user: user, service: dependencies.service, visibleRows: dependencies.visibleRows)
    viewModel.delegate = self
    return UserViewController(viewModel: viewModel, visibleRows: dependencies.visibleRows)
  }
}

@Traced(extending: .coordinator)
extension UserCoordinator: UserViewModelDelegate {
  func userViewModel(_ viewModel: UserViewModel, didSelect repository: Repository) {
    push(
      RepositoryCoordinator(
        repository: repository, dependencies: dependencies, navigation: navigation))
  }

  func userViewModel(_ viewModel: UserViewModel, didFailWith message: String) {
    present(AlertController.failure(message))
  }
}
