import Samples
import Testing
import Trace

@testable import StorePattern

@Suite("The view model of the search")
struct SearchViewModelTests {
  private let stage = GitHubStage()
  private let viewModel: SearchViewModel
  private let subscriber: Subscriber<SearchViewModel.State, SearchViewModel.Activity>

  init() {
    viewModel = SearchViewModel(search: stage.makeSearch())
    subscriber = Subscriber(viewModel.store)
  }

  @Test("begins empty, with nothing under way")
  func beginning() {
    #expect(subscriber.states == [SearchViewModel.State()])
  }

  @Test("has a query searched for once typing rests")
  func typing() throws {
    viewModel.queryChanged(to: "vi")
    viewModel.queryChanged(to: "vio")
    try stage.clock.advance(by: 299)
    #expect(stage.server.requests.isEmpty)
    try stage.clock.advance(by: 1)
    #expect(stage.server.requests == [.pending])
    #expect(viewModel.store.state.isLoading)
  }

  @Test("commits an answer as one state: rows, total and the end of loading")
  func answer() throws {
    viewModel.submit("vio")
    try stage.server.respond(to: 1)
    #expect(
      subscriber.states == [
        SearchViewModel.State(),
        SearchViewModel.State(isLoading: true),
        SearchViewModel.State(rows: ["viola", "violin", "violone"], total: "3 / 3"),
      ])
  }

  @Test("has the next page loaded at the bottom, and keeps what it shows when that fails")
  func secondPageFails() throws {
    viewModel.submit("o")
    try stage.server.respond(to: 1)
    viewModel.scrolled(to: 2)
    #expect(viewModel.store.state.isLoading)
    try stage.server.fail(2, with: .offline)
    #expect(viewModel.store.state.rows.count == 10)
    #expect(viewModel.store.state.total == "10 / 22")
    #expect(!viewModel.store.state.isLoading)
    #expect(subscriber.activities == [.showFailure("You appear to be offline.")])
  }

  @Test("shows no answer of a query that another has replaced")
  func newerQuery() throws {
    viewModel.submit("vio")
    viewModel.submit("obo")
    try stage.server.respond(to: 2)
    try stage.server.respond(to: 1)
    #expect(viewModel.store.state.rows == ["oboe"])
  }

  @Test("sends the user of the row that is shown now")
  func select() throws {
    viewModel.submit("vio")
    try stage.server.respond(to: 1)
    viewModel.submit("obo")
    try stage.server.respond(to: 2)
    viewModel.select(row: 0)
    #expect(subscriber.activities == [.open(User(login: "oboe"))])
  }

  @Test("shows the button that ends editing meanwhile, beside whatever else it shows")
  func editing() throws {
    viewModel.editingChanged(to: true)
    viewModel.submit("harp")
    try stage.server.respond(to: 1)
    #expect(viewModel.store.state.isEditing)
    viewModel.editingChanged(to: false)
    #expect(viewModel.store.state == SearchViewModel.State(rows: ["harp"], total: "1 / 1"))
  }

  @Test("ends editing on cancel, and leaves everything else as it is")
  func cancel() throws {
    viewModel.editingChanged(to: true)
    viewModel.queryChanged(to: "vio")
    viewModel.cancel()
    #expect(subscriber.states.map(\.isEditing) == [false, true, false])
    #expect(viewModel.store.state == SearchViewModel.State())
    #expect(subscriber.activities.isEmpty)
    #expect(stage.server.requests.isEmpty)
    try stage.clock.advance(by: 300)
    #expect(stage.server.requests == [.pending])
  }

  @Test("is not kept alive by a request that is under way")
  func release() {
    let search = stage.makeSearch()
    var local: SearchViewModel? = SearchViewModel(search: search)
    weak let released = local
    local?.submit("vio")
    local = nil
    #expect(released == nil)
  }
}
