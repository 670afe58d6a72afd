import HeadlessUI
import Samples
import Testing

@testable import MVVM

@Suite("The view of a repository")
struct RepositoryViewControllerTests {
  private let favorites = FavoritesModel()
  private let controller: RepositoryViewController
  private let screen: RepositoryScreen

  init() throws {
    controller = RepositoryViewController(
      viewModel: RepositoryViewModel(repository: GitHubStage.etudes, favorites: favorites))
    screen = try #require(controller.view as? RepositoryScreen)
  }

  @Test("shows the repository, and that it can be added")
  func beginning() {
    #expect(screen.name.text == "viola/etudes")
    #expect(screen.description.text == "Etudes for the viola.")
    #expect(screen.favorite.currentTitle == "Add")
  }

  @Test("hands taps to the view model, and is in step with the favorites")
  func taps() {
    screen.favorite.sendActions(for: .touchUpInside)
    #expect(favorites.favorites.repositories == [GitHubStage.etudes])
    #expect(screen.favorite.currentTitle == "Remove")
    favorites.removeAll()
    #expect(screen.favorite.currentTitle == "Add")
  }
}
