import Samples

@testable import VIPER

/// A view of any screen of the GitHub favorites that records what it has to do.
final class GitHubViewSpy: SearchViewInput, UserViewInput, RepositoryViewInput, FavoritesViewInput {
  private(set) var received: [String] = []

  func showUsers(_ logins: [String]) { received.append("users \(logins)") }

  func showTitle(_ title: String) { received.append("title \(title)") }

  func showRepositories(_ texts: [String]) { received.append("repositories \(texts)") }

  func showTotal(_ text: String) { received.append("total \(text)") }

  func showSpinner() { received.append("spinner") }

  func hideSpinner() { received.append("no spinner") }

  func setCancelHidden(_ isHidden: Bool) { received.append("cancel hidden \(isHidden)") }

  func endEditing() { received.append("end editing") }

  func showFailureAlert(_ message: String) { received.append("failure \(message)") }

  func showName(_ text: String) { received.append("name \(text)") }

  func showDescription(_ text: String) { received.append("description \(text)") }

  func showFavorite(_ title: String) { received.append("favorite \(title)") }

  func showFavorites(_ names: [String]) { received.append("favorites \(names)") }

  func setEmptyHidden(_ isHidden: Bool) { received.append("empty hidden \(isHidden)") }

  func setRemoveAllHidden(_ isHidden: Bool) { received.append("remove all hidden \(isHidden)") }
}

/// A router of any screen of the GitHub favorites that records what it has to open.
final class GitHubRouterSpy: SearchRouterInput, UserRouterInput, FavoritesRouterInput {
  private(set) var opened: [String] = []

  func open(_ user: User) { opened.append(user.login) }

  func open(_ repository: Repository) { opened.append(repository.fullName) }
}
