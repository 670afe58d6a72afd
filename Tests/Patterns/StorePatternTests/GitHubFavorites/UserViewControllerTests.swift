import HeadlessUI
import Samples
import Testing
import Trace

@testable import StorePattern

@Suite("The view of a user's repositories")
struct UserViewControllerTests {
  private let stage = GitHubStage()
  private let navigation: NavigationController
  private let window: Window
  private let screen: UserScreen

  init() throws {
    let controller = UserViewController(
      viewModel: UserViewModel(repositories: stage.makeRepositories(of: "organ")),
      screens: GitHubScreenFactory(
        setup: try GitHubFavoritesSetup([:]), environment: Environment(clock: stage.clock)),
      visibleRows: 8)
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? UserScreen)
  }

  @Test("names the user, and has the first page loaded when it loads")
  func load() {
    #expect(navigation.topViewController?.title == "organ's repositories")
    #expect(stage.server.requests == [.pending])
    #expect(screen.spinner.isAnimating)
  }

  @Test("shows repositories, and has more of them loaded at the bottom")
  func pages() throws {
    try stage.server.respond(to: 1)
    #expect(screen.repositories.visibleRows.first == "etudes ★233")
    #expect(screen.total.text == "10 / 12")
    try window.scroll("repositories", to: .bottom)
    try stage.server.respond(to: 2)
    #expect(screen.total.text == "12 / 12")
    #expect(!screen.spinner.isAnimating)
  }

  @Test("presents a failure")
  func failure() throws {
    try stage.server.fail(1, with: .token)
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "The access token is not valid.")
  }

  @Test("opens the repository whose row is tapped")
  func select() throws {
    try stage.server.respond(to: 1)
    try window.select("repositories", row: 1)
    #expect(navigation.topViewController is RepositoryViewController)
  }
}
