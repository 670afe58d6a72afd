import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The screen of a repository")
struct RepositoryTests {
  private let favorites = FavoritesModel()
  private let screen = RepositoryScreen()

  @Test("its view shows what the repository is, and offers to add it or to remove it")
  func shows() {
    let view = RepositoryView(screen, of: .waltzes, in: favorites)
    view.viewDidLoad()
    #expect(screen.name.text == "zither/waltzes")
    #expect(screen.description.text == "Waltzes for the zither.")
    #expect(screen.favorite.currentTitle == "Add")
    favorites.add(.waltzes)
    #expect(screen.favorite.currentTitle == "Remove")
    favorites.removeAll()
    withExtendedLifetime(view) {}
    #expect(screen.favorite.currentTitle == "Add")
  }

  @Test("its controller adds the repository at a tap, removes it at the next, and shows neither")
  func toggle() {
    let controller = RepositoryController(screen, of: .waltzes, in: favorites)
    screen.favorite.sendActions(for: .touchUpInside)
    #expect(favorites.favorites.repositories == [.waltzes])
    screen.favorite.sendActions(for: .touchUpInside)
    withExtendedLifetime(controller) {}
    #expect(favorites.favorites.repositories.isEmpty)
    #expect(screen.favorite.currentTitle == nil)
  }
}
