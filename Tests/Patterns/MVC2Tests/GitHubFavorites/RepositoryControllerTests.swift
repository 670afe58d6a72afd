import HeadlessUI
import Samples
import Testing

@testable import MVC2

@Suite("The controller of a repository")
struct RepositoryControllerTests {
  private let favorites = FavoritesModel()
  private let screen = RepositoryScreen()
  private let controller: RepositoryController

  init() {
    controller = RepositoryController(
      repository: GitHubStage.etudes, favorites: favorites, screen: screen)
    controller.viewDidLoad()
  }

  @Test("shows the repository, and that it can be added")
  func begin() {
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

  @Test("is kept alive neither by the favorites nor by the button")
  func release() {
    var local: RepositoryController? = RepositoryController(
      repository: GitHubStage.etudes, favorites: favorites, screen: RepositoryScreen())
    local?.viewDidLoad()
    weak let released = local
    local = nil
    #expect(released == nil)
  }
}
