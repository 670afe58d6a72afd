import HeadlessUI
import Samples
import Testing

@testable import MVC2

@Suite("The controller of the favorites")
struct FavoritesControllerTests {
  private let stage: GitHubStage
  private let favorites = FavoritesModel()
  private let screen = FavoritesScreen(visibleRows: 8)
  private let controller: FavoritesController

  init() throws {
    stage = try GitHubStage()
    controller = FavoritesController(
      favorites: favorites, screen: screen, navigator: stage.navigator, screens: stage.screens)
  }

  @Test("says that there are none while there are none")
  func none() {
    #expect(!screen.empty.isHidden)
    #expect(screen.removeAll.isHidden)
  }

  @Test("lists what was added, and has it all removed when that is wanted")
  func some() {
    favorites.add(GitHubStage.etudes)
    #expect(screen.favorites.visibleRows == ["viola/etudes"])
    #expect(screen.empty.isHidden)
    #expect(!screen.removeAll.isHidden)
    screen.removeAll.sendActions(for: .touchUpInside)
    #expect(favorites.favorites.repositories.isEmpty)
    #expect(screen.favorites.visibleRows == [])
    #expect(!screen.empty.isHidden)
  }

  @Test("opens the repository whose row is tapped")
  func selecting() throws {
    favorites.add(GitHubStage.etudes)
    try stage.window(showing: screen).select("favorites", row: 0)
    let opened = try #require(stage.navigator.pushed.first?.view as? RepositoryScreen)
    #expect(opened.name.text == "viola/etudes")
  }
}
