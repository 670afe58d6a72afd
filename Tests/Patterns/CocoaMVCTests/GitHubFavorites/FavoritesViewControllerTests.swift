import HeadlessUI
import Samples
import Testing

@testable import CocoaMVC

@Suite("The view controller of the favorites")
struct FavoritesViewControllerTests {
  private let stage = GitHubStage()
  private let screen: FavoritesScreen

  init() throws {
    let controller = FavoritesViewController(favorites: stage.favorites, visibleRows: 8)
    stage.show(controller)
    screen = try #require(controller.view as? FavoritesScreen)
  }

  @Test("says that there are none while there are none")
  func none() {
    #expect(!screen.empty.isHidden)
    #expect(screen.removeAll.isHidden)
  }

  @Test("lists what was added, and has it all removed when that is wanted")
  func some() throws {
    stage.favorites.add(GitHubStage.etudes)
    #expect(screen.favorites.visibleRows == ["viola/etudes"])
    #expect(screen.empty.isHidden)
    try stage.window.tap("removeAll")
    #expect(stage.favorites.favorites.repositories.isEmpty)
    #expect(screen.favorites.visibleRows == [])
    #expect(!screen.empty.isHidden)
  }

  @Test("opens the repository whose row is tapped")
  func selecting() throws {
    stage.favorites.add(GitHubStage.etudes)
    try stage.window.select("favorites", row: 0)
    #expect(stage.navigation.topViewController is RepositoryViewController)
  }
}
