import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The view of the favorites")
struct FavoritesViewControllerTests {
  private let stage = GitHubStage()
  private let navigation: NavigationController
  private let window: Window
  private let screen: FavoritesScreen

  init() throws {
    let controller = FavoritesViewController(
      viewModel: FavoritesViewModel(favorites: stage.favorites),
      screens: GitHubScreenFactory(
        setup: try GitHubFavoritesSetup([:]), environment: Environment(clock: stage.clock)),
      visibleRows: 8)
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? FavoritesScreen)
  }

  @Test("says that there are none while there are none")
  func none() {
    #expect(!screen.empty.isHidden)
    #expect(screen.removeAll.isHidden)
  }

  @Test("lists what was added, and hands a tap on *remove all* to the view model")
  func some() throws {
    stage.favorites.add(GitHubStage.etudes)
    #expect(screen.favorites.visibleRows == ["viola/etudes"])
    #expect(screen.empty.isHidden)
    try window.tap("removeAll")
    #expect(stage.favorites.favorites.repositories.isEmpty)
    #expect(screen.favorites.visibleRows == [])
    #expect(!screen.empty.isHidden)
  }

  @Test("opens the repository whose row is tapped")
  func select() throws {
    stage.favorites.add(GitHubStage.etudes)
    try window.select("favorites", row: 0)
    #expect(navigation.topViewController is RepositoryViewController)
  }
}
