import HeadlessUI
import Samples

@testable import ClassicMVC

/// A view of the favorites that keeps which of them its controller had it open.
final class FavoritesViewSpy: FavoritesView {
  private(set) var opened: [Repository] = []

  init(of favorites: FavoritesModel, _ github: GitHubFixture) {
    super.init(
      FavoritesScreen(visibleRows: 8), of: favorites, navigator: NavigatorSpy(),
      screens: github.screens)
  }

  override func open(_ repository: Repository) { opened.append(repository) }
}
