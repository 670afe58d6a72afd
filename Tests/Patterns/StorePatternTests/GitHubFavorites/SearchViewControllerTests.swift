import HeadlessUI
import Samples
import Testing
import Trace

@testable import StorePattern

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

  @Test("shows a state that is committed, though nothing was searched for")
  func shows() {
    viewModel.store.commit(
      SearchViewModel.State(
        rows: ["lute", "lyre"], total: "2 / 3", isLoading: true, isEditing: true))
    #expect(screen.results.visibleRows == ["lute", "lyre"])
    #expect(screen.total.text == "2 / 3")
    #expect(screen.spinner.isAnimating)
    #expect(!screen.cancel.isHidden)
  }

  @Test("writes only what differs")
  func onlyDifferences() {
    screen.total.text = "untouched"
    viewModel.store.commit(SearchViewModel.State(rows: ["lute"], isLoading: true))
    #expect(screen.total.text == "untouched")
    #expect(screen.results.visibleRows == ["lute"])
    #expect(screen.spinner.isAnimating)
  }

  @Test("opens a user, and reports a failure, when it is to")
  func activities() throws {
    viewModel.store.send(.open(User(login: "lute")))
    #expect(navigation.topViewController?.title == "lute's repositories")
    try window.back()
    viewModel.store.send(.showFailure("Out of tune."))
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "Out of tune.")
  }

  @Test("ends editing with the state, and shows no button for that any more")
  func endEditing() throws {
    try window.tap("search")
    #expect(!screen.cancel.isHidden)
    viewModel.store.commit(SearchViewModel.State(isEditing: false))
    #expect(!screen.search.isFirstResponder)
    #expect(screen.cancel.isHidden)
  }

  @Test("hands what is typed and submitted to the view model")
  func typing() throws {
    try window.type("vi", into: "search")
    #expect(viewModel.store.state.isEditing)
    try window.submit("search")
    #expect(!viewModel.store.state.isEditing)
    #expect(stage.server.requests == [.pending])
  }

  @Test("hands a tap on cancel to the view model, and keeps the text")
  func cancel() throws {
    try window.type("viola", into: "search")
    try window.tap("cancel")
    #expect(!viewModel.store.state.isEditing)
    #expect(!screen.search.isFirstResponder)
    #expect(screen.search.text == "viola")
    #expect(screen.cancel.isHidden)
  }
}
