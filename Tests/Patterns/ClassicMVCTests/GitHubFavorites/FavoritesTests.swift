import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The screen of the favorites")
struct FavoritesTests {
  private let github = GitHubFixture()
  private let favorites = FavoritesModel()
  private let screen = FavoritesScreen(visibleRows: 8)

  @Test("its view says that there are none, or lists them and offers to remove them")
  func shows() {
    let view = FavoritesView(
      screen, of: favorites, navigator: NavigatorSpy(), screens: github.screens)
    #expect(!screen.empty.isHidden)
    #expect(screen.removeAll.isHidden)
    favorites.add(.waltzes)
    withExtendedLifetime(view) {}
    #expect(screen.favorites.visibleRows == ["zither/waltzes"])
    #expect(screen.empty.isHidden)
    #expect(!screen.removeAll.isHidden)
  }

  @Test("its controller has the view open the favorite in the row that was tapped")
  func select() {
    favorites.add(.waltzes)
    let view = FavoritesViewSpy(of: favorites, github)
    let controller = FavoritesController(screen, of: favorites, view: view)
    controller.tableView(screen.favorites, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(view.opened == [.waltzes])
  }

  @Test("its controller removes all favorites at a tap")
  func removeAll() {
    favorites.add(.waltzes)
    let view = FavoritesViewSpy(of: favorites, github)
    let controller = FavoritesController(screen, of: favorites, view: view)
    screen.removeAll.sendActions(for: .touchUpInside)
    withExtendedLifetime(controller) {}
    #expect(favorites.favorites.repositories.isEmpty)
  }
}
