import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The view model of the search")
struct SearchViewModelTests {
  private let stage = GitHubStage()
  private let viewModel: SearchViewModel
  private let routes = Target<SearchViewModel.Route?>(nil)
  private let failures = Target<String?>(nil)
  private let tokens: [NotificationToken]

  init() {
    viewModel = SearchViewModel(search: stage.makeSearch())
    let binder = Binder(viewModel)
    tokens = [
      binder.bind(\.route, to: routes, \.value), binder.bind(\.failure, to: failures, \.value),
    ]
  }

  @Test("begins empty, with nothing under way")
  func beginning() {
    #expect(viewModel.rows.isEmpty)
    #expect(viewModel.total == "")
    #expect(!viewModel.isLoading)
    #expect(viewModel.isCancelHidden)
  }

  @Test("has a query searched for once typing rests")
  func typing() throws {
    viewModel.queryChanged(to: "vi")
    viewModel.queryChanged(to: "vio")
    try stage.clock.advance(by: 299)
    #expect(stage.server.requests.isEmpty)
    try stage.clock.advance(by: 1)
    #expect(stage.server.requests == [.pending])
    #expect(viewModel.isLoading)
  }

  @Test("publishes each property of an answer that differs, once")
  func answer() throws {
    let (rows, totals, loading) = (Target<[String]>([]), Target(""), Target(false))
    let binder = Binder(viewModel)
    let tokens = [
      binder.bind(\.rows, to: rows, \.value), binder.bind(\.total, to: totals, \.value),
      binder.bind(\.isLoading, to: loading, \.value),
    ]
    viewModel.submit("vio")
    try stage.server.respond(to: 1)
    withExtendedLifetime(tokens) {
      #expect(rows.values == [[], ["viola", "violin", "violone"]])
      #expect(totals.values == ["", "3 / 3"])
      #expect(loading.values == [false, true, false])
    }
  }

  @Test("has the next page loaded at the bottom, and keeps what it shows when that fails")
  func secondPageFails() throws {
    viewModel.submit("o")
    try stage.server.respond(to: 1)
    viewModel.scrolled(to: 2)
    #expect(viewModel.isLoading)
    try stage.server.fail(2, with: .offline)
    #expect(viewModel.rows.count == 10)
    #expect(viewModel.total == "10 / 22")
    #expect(!viewModel.isLoading)
    #expect(failures.values == [nil, "You appear to be offline."])
    #expect(viewModel.failure == nil)
  }

  @Test("shows no answer of a query that another has replaced")
  func newerQuery() throws {
    viewModel.submit("vio")
    viewModel.submit("obo")
    try stage.server.respond(to: 2)
    try stage.server.respond(to: 1)
    #expect(viewModel.rows == ["oboe"])
  }

  @Test("announces the user of the row that is shown now")
  func select() throws {
    viewModel.submit("vio")
    try stage.server.respond(to: 1)
    viewModel.submit("obo")
    try stage.server.respond(to: 2)
    viewModel.select(row: 0)
    #expect(routes.values == [nil, .user(User(login: "oboe"))])
    #expect(viewModel.route == nil)
  }

  @Test("shows the button that ends editing meanwhile")
  func editing() {
    viewModel.editingChanged(to: true)
    #expect(!viewModel.isCancelHidden)
    viewModel.editingChanged(to: false)
    #expect(viewModel.isCancelHidden)
  }

  @Test("ends editing on cancel, and leaves everything else as it is")
  func cancel() throws {
    viewModel.editingChanged(to: true)
    viewModel.queryChanged(to: "vio")
    viewModel.cancel()
    #expect(!viewModel.isEditing)
    #expect(viewModel.isCancelHidden)
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
