import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The screen of the favorites")
struct FavoritesTests {
  private let github: GitHubFixture
  private let favorites = FavoritesModel()
  private let screen = FavoritesScreen(visibleRows: 8)

  init() throws {
    github = try GitHubFixture()
  }

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

  @Test("its view shows a favorite on a screen of its own")
  func open() {
    let navigator = NavigatorSpy()
    let view = FavoritesView(screen, of: favorites, navigator: navigator, screens: github.screens)
    view.open(.waltzes)
    #expect(navigator.pushed.count == 1)
    #expect(navigator.pushed.first is RepositoryViewController)
  }

  @Test("its controller has the view open the favorite in the row that was tapped")
  func select() throws {
    favorites.add(.waltzes)
    let rows = Rows(count: 1)
    screen.favorites.dataSource = rows
    screen.favorites.reloadData()
    let view = FavoritesViewSpy(of: favorites, github)
    let controller = FavoritesController(screen, of: favorites, view: view)
    try github.window(showing: screen).select("favorites", row: 0)
    withExtendedLifetime((rows, controller)) {}
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
