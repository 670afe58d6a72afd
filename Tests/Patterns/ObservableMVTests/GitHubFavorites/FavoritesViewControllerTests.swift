import HeadlessUI
import Samples
import Testing

@testable import ObservableMV

@Suite("The views of the favorites")
struct FavoritesViewControllerTests {
  private let favorites = SharedFavorites()

  @Test("A repository's says whether it is a favorite, whoever made it one")
  func repository() throws {
    let window = GitHubStage.window(
      showing: RepositoryViewController(repository: GitHubStage.etudes, favorites: favorites))
    #expect(window.snapshot()["name"]?.text == "viola/etudes")
    #expect(window.snapshot()["favorite"]?.text == "Add")
    favorites.toggle(GitHubStage.etudes)
    #expect(window.snapshot()["favorite"]?.text == "Remove")
    try window.tap("favorite")
    #expect(favorites.favorites.repositories.isEmpty)
  }

  @Test("The list's shows the favorites, or that there are none, and opens one")
  func list() throws {
    let window = GitHubStage.window(
      showing: FavoritesViewController(
        favorites: favorites, screen: FavoritesScreen(visibleRows: 8),
        screens: try GitHubStage().screens))
    #expect(window.snapshot()["empty"]?.isHidden == false)
    favorites.toggle(GitHubStage.sonatas)
    favorites.toggle(GitHubStage.etudes)
    #expect(window.snapshot()["favorites"]?.rows == ["violin/sonatas", "viola/etudes"])
    #expect(window.snapshot()["empty"]?.isHidden == true)
    try window.select("favorites", row: 1)
    #expect(window.snapshot()["name"]?.text == "viola/etudes")
    try window.back()
    try window.tap("removeAll")
    #expect(window.snapshot()["favorites"]?.count == 0)
  }
}
