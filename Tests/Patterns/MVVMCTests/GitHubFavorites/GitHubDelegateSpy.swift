import Samples

@testable import MVVMC

/// A delegate of the view model of any list that keeps what it is notified of.
final class GitHubDelegateSpy: SearchViewModelDelegate, UserViewModelDelegate,
  FavoritesViewModelDelegate
{
  private(set) var users: [String] = []
  private(set) var repositories: [String] = []
  private(set) var failures: [String] = []

  func searchViewModel(_ viewModel: SearchViewModel, didSelect user: User) {
    users.append(user.login)
  }

  func searchViewModel(_ viewModel: SearchViewModel, didFailWith message: String) {
    failures.append(message)
  }

  func userViewModel(_ viewModel: UserViewModel, didSelect repository: Repository) {
    repositories.append(repository.fullName)
  }

  func userViewModel(_ viewModel: UserViewModel, didFailWith message: String) {
    failures.append(message)
  }

  func favoritesViewModel(_ viewModel: FavoritesViewModel, didSelect repository: Repository) {
    repositories.append(repository.fullName)
  }
}
