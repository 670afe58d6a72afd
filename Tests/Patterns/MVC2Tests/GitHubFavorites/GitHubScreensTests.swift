import HeadlessUI
import Samples
import Testing

@testable import MVC2

@Suite("The screens of GitHub favorites, put together")
struct GitHubScreensTests {
  private let stage: GitHubStage

  init() throws {
    stage = try GitHubStage()
  }

  @Test("share the favorites")
  func shared() throws {
    let list = stage.screens.makeFavoritesScreen()
    let repository = stage.screens.makeRepositoryScreen(of: GitHubStage.etudes)
    let favorites = try #require(list.view as? FavoritesScreen).favorites
    let button = try #require(repository.view as? RepositoryScreen).favorite
    button.sendActions(for: .touchUpInside)
    #expect(button.currentTitle == "Remove")
    #expect(favorites.visibleRows == ["viola/etudes"])
  }

  @Test("do not outlive what is left", arguments: ["search", "user", "repository", "favorites"])
  func release(_ name: String) throws {
    var local: ViewController? =
      switch name {
      case "search": stage.screens.makeSearchScreen()
      case "user": stage.screens.makeUserScreen(of: User(login: "viola"))
      case "repository": stage.screens.makeRepositoryScreen(of: GitHubStage.etudes)
      default: stage.screens.makeFavoritesScreen()
      }
    weak let released = local
    local?.loadViewIfNeeded()
    local = nil
    #expect(released == nil)
  }
}
