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
  private let actions: FavoritesActions

  init() {
    spy = ActionSpy(dispatcher)
    favorites = FavoritesStore(Favorites(), dispatcher: dispatcher)
    actions = FavoritesActions(dispatcher: dispatcher, favorites: favorites)
  }

  @Test("A repository's says whether it is a favorite, whoever made it one")
  func repository() throws {
    let controller = makeRepository()
    let screen = try #require(controller.view as? RepositoryScreen)
    #expect(screen.name.text == "viola/etudes")
    #expect(screen.description.text == "Etudes for the viola.")
    #expect(screen.favorite.currentTitle == "Add")
    dispatcher.dispatch(.favorites(.add(.etudes)))
    withExtendedLifetime(controller) { #expect(screen.favorite.currentTitle == "Remove") }
  }

  @Test("Two of one repository agree, and each tells the action creator of its tap")
  func twoScreens() throws {
    let controllers = [makeRepository(), makeRepository()]
    let buttons = try controllers.map { try #require($0.view as? RepositoryScreen).favorite }
    buttons[0].sendActions(for: .touchUpInside)
    #expect(buttons.map(\.currentTitle) == ["Remove", "Remove"])
    buttons[1].sendActions(for: .touchUpInside)
    #expect(buttons.map(\.currentTitle) == ["Add", "Add"])
    withExtendedLifetime(controllers) {
      #expect(spy.actions == [.favorites(.add(.etudes)), .favorites(.remove(.etudes))])
    }
  }

  @Test("The list's shows the favorites, or that there are none")
  func list() throws {
    let environment = Environment(clock: VirtualClock(), mode: .manual)
    let screen = FavoritesScreen(visibleRows: 8)
    let controller = FavoritesViewController(
      actions: actions, store: favorites, screen: screen,
      screens: GitHubScreenFactory(setup: try GitHubFavoritesSetup([:]), environment: environment))
    let window = Window(rootViewController: NavigationController(rootViewController: controller))
    window.makeKeyAndVisible()
    #expect(!screen.empty.isHidden)
    #expect(screen.removeAll.isHidden)
    dispatcher.dispatch(.favorites(.add(.sonatas)))
    dispatcher.dispatch(.favorites(.add(.etudes)))
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
      repository: .etudes, actions: actions, favorites: favorites)
  }
}
