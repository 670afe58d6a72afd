import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

// The view is tested with its real view model: what it is to show is brought about through the
// model.
@Suite("The view of the search")
struct SearchViewControllerTests {
  private let stage = GitHubStage()
  private let viewModel: SearchViewModel
  private let screen: SearchScreen
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    viewModel = SearchViewModel(search: stage.makeSearch())
    let controller = SearchViewController(
      viewModel: viewModel,
      screens: GitHubScreenFactory(
        setup: try GitHubFavoritesSetup([:]), environment: Environment(clock: stage.clock)),
      visibleRows: 8)
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? SearchScreen)
  }

  @Test("shows what its view model shows, at each moment")
  func shows() throws {
    viewModel.submit("vio")
    #expect(screen.spinner.isAnimating)
    try stage.server.respond(to: 1)
    #expect(screen.results.visibleRows == viewModel.rows)
    #expect(screen.total.text == viewModel.total)
    #expect(!screen.spinner.isAnimating)
  }

  @Test("opens the user of a row that is tapped")
  func select() throws {
    viewModel.submit("vio")
    try stage.server.respond(to: 1)
    try window.select("results", row: 2)
    #expect(navigation.topViewController?.title == "violone's repositories")
  }

  @Test("reports a failure")
  func failure() throws {
    viewModel.submit("vio")
    try stage.server.fail(1, with: .server)
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "The server answered 500.")
  }

  @Test("hands what is typed and submitted to the view model")
  func typing() throws {
    try window.type("vi", into: "search")
    #expect(!screen.cancel.isHidden)
    try window.submit("search")
    #expect(screen.cancel.isHidden)
    #expect(stage.server.requests == [.pending])
  }

  @Test("ends editing on cancel, and keeps the text")
  func cancel() throws {
    try window.type("viola", into: "search")
    try window.tap("cancel")
    #expect(!screen.search.isFirstResponder)
    #expect(screen.search.text == "viola")
    #expect(screen.cancel.isHidden)
  }
}
