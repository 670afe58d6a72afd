import HeadlessUI
import Samples
import Testing

@testable import CocoaMVC

@Suite("The view controller of a repository")
struct RepositoryViewControllerTests {
  private let favorites = FavoritesModel()
  private let controller: RepositoryViewController
  private let screen: RepositoryScreen

  init() throws {
    controller = RepositoryViewController(repository: GitHubStage.etudes, favorites: favorites)
    screen = try #require(controller.view as? RepositoryScreen)
  }

  @Test("shows the repository, and that it can be added")
  func load() {
    #expect(screen.name.text == "viola/etudes")
    #expect(screen.description.text == "Etudes for the viola.")
    #expect(screen.favorite.currentTitle == "Add")
  }

  @Test("adds the repository when the button is tapped, and removes it the next time")
  func toggle() {
    screen.favorite.sendActions(for: .touchUpInside)
    #expect(favorites.favorites.repositories == [GitHubStage.etudes])
    #expect(screen.favorite.currentTitle == "Remove")
    screen.favorite.sendActions(for: .touchUpInside)
    #expect(favorites.favorites.repositories.isEmpty)
    #expect(screen.favorite.currentTitle == "Add")
  }

  @Test("is in step with what another screen does to the favorites")
  func inStep() {
    favorites.add(GitHubStage.etudes)
    #expect(screen.favorite.currentTitle == "Remove")
    favorites.removeAll()
    #expect(screen.favorite.currentTitle == "Add")
  }
}
