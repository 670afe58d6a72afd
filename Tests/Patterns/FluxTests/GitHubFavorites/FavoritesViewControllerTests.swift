import HeadlessUI
import Samples
import Testing
import Trace

@testable import Flux

@Suite("The views of the favorites")
struct FavoritesViewControllerTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let spy: ActionSpy<GitHubAction>
  private let favorites: FavoritesStore

  init() {
    spy = ActionSpy(dispatcher)
    favorites = FavoritesStore(Favorites(), dispatcher: dispatcher)
  }

  @Test("A repository's says whether it is a favorite, whoever made it one")
  func repository() throws {
    let controller = makeRepository()
    let screen = try #require(controller.view as? RepositoryScreen)
    #expect(screen.name.text == "viola/etudes")
    #expect(screen.description.text == "Etudes for the viola.")
    #expect(screen.favorite.currentTitle == "Add")
    dispatcher.dispatch(.favorites(.toggle(.etudes)))
    withExtendedLifetime(controller) { #expect(screen.favorite.currentTitle == "Remove") }
  }

  @Test("Two of one repository agree, and each hands its tap to the action creator")
  func twoScreens() throws {
    let controllers = [makeRepository(), makeRepository()]
    let buttons = try controllers.map { try #require($0.view as? RepositoryScreen).favorite }
    buttons[0].sendActions(for: .touchUpInside)
    #expect(buttons.map(\.currentTitle) == ["Remove", "Remove"])
    buttons[1].sendActions(for: .touchUpInside)
    #expect(buttons.map(\.currentTitle) == ["Add", "Add"])
    withExtendedLifetime(controllers) {
      #expect(spy.actions == [.favorites(.toggle(.etudes)), .favorites(.toggle(.etudes))])
    }
  }

  @Test("The list's shows the favorites, or that there are none")
  func list() throws {
    let environment = Environment(clock: VirtualClock(), mode: .manual)
    let screen = FavoritesScreen(visibleRows: 8)
    let controller = FavoritesViewController(
      actions: FavoritesActions(dispatcher: dispatcher), store: favorites, screen: screen,
      screens: GitHubScreenFactory(setup: try GitHubFavoritesSetup([:]), environment: environment))
    let window = Window(rootViewController: NavigationController(rootViewController: controller))
    window.makeKeyAndVisible()
    #expect(!screen.empty.isHidden)
    #expect(screen.removeAll.isHidden)
    dispatcher.dispatch(.favorites(.toggle(.sonatas)))
    dispatcher.dispatch(.favorites(.toggle(.etudes)))
    #expect(screen.favorites.visibleRows == ["violin/sonatas", "viola/etudes"])
    #expect(screen.empty.isHidden)
    try window.select("favorites", row: 1)
    #expect(controller.navigationController?.topViewController is RepositoryViewController)
    controller.navigationController?.popViewController(animated: false)
    try window.tap("removeAll")
    #expect(spy.actions.last == .favorites(.removeAll))
    #expect(!screen.empty.isHidden)
  }

  private func makeRepository() -> RepositoryViewController {
    RepositoryViewController(
      repository: .etudes, actions: FavoritesActions(dispatcher: dispatcher),
      favorites: favorites)
  }
}
