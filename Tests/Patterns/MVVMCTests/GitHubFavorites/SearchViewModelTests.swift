import Reactive
import Samples
import Testing

@testable import MVVMC

@Suite("The search's view model")
struct SearchViewModelTests {
  private let server = TestServer()
  private let viewModel: SearchViewModel
  private let delegate = GitHubDelegateSpy()
  private let logins: Output<[String]>
  private let totals: Output<String>
  private let loading: Output<Bool>

  init() {
    viewModel = SearchViewModel(
      service: GitHubService(server: server.server), scheduler: server.clock.scheduler,
      visibleRows: 8)
    logins = Output(viewModel.logins)
    totals = Output(viewModel.total)
    loading = Output(viewModel.isLoading)
    viewModel.delegate = delegate
  }

  @Test("shows nothing at first, and requests nothing")
  func beginning() {
    #expect(logins.values == [[]])
    #expect(totals.values == [""])
    #expect(loading.values == [false])
    #expect(server.requests.isEmpty)
  }

  @Test("requests once typing rests, and shows what was found")
  func typing() throws {
    for text in ["v", "vi", "vio"] {
      viewModel.textChanged(to: text)
      try server.clock.advance(by: 299)
    }
    #expect(server.requests.isEmpty)
    try server.clock.advance(by: 1)
    #expect(loading.values == [false, true])
    try server.server.respond(to: 1)
    #expect(logins.last == ["viola", "violin", "violone"])
    #expect(totals.last == "3 / 3")
    #expect(loading.values == [false, true, false])
  }

  @Test("requests at once on submit, and not again when the keystroke's time is over")
  func submitting() throws {
    viewModel.textChanged(to: "vio")
    viewModel.searchTapped()
    #expect(server.requests == [.pending])
    try server.server.fail(1, with: .offline)
    try server.clock.advance(by: 1_000)
    #expect(server.requests == [.failed])
  }

  @Test("clears at once, and cancels what is under way and what waits")
  func clearing() throws {
    search(for: "vio")
    viewModel.textChanged(to: "viol")
    viewModel.textChanged(to: "")
    try server.clock.advance(by: 1_000)
    #expect(server.requests == [.cancelled])
    #expect(loading.last == false)
  }

  @Test("lets the newer search win, whichever answers first")
  func newer() throws {
    search(for: "vio")
    search(for: "obo")
    #expect(server.requests == [.cancelled, .pending])
    try server.server.respond(to: 2)
    try server.server.respond(to: 1)
    #expect(logins.last == ["oboe"])
  }

  @Test("requests the next page when the bottom is reached, once")
  func paging() throws {
    search(for: "o")
    try server.server.respond(to: 1)
    viewModel.scrolled(to: 2)
    viewModel.scrolled(to: 0)
    viewModel.scrolled(to: 2)
    #expect(server.requests == [.answered, .pending])
    try server.server.respond(to: 2)
    #expect(logins.last?.count == 20)
    #expect(totals.last == "20 / 22")
  }

  @Test("says why a request failed, keeps what was shown, and lets the first page be tried again")
  func failing() throws {
    search(for: "vio")
    try server.server.fail(1, with: .token)
    #expect(delegate.failures == [ServerError.token.message])
    #expect(loading.last == false)
    viewModel.searchTapped()
    try server.server.respond(to: 2)
    #expect(logins.last?.count == 3)
    #expect(delegate.failures.count == 1)
  }

  @Test("goes to the user whose row is selected, as it is shown now")
  func selecting() throws {
    search(for: "vio")
    try server.server.respond(to: 1)
    search(for: "obo")
    try server.server.respond(to: 2)
    viewModel.selected(row: 0)
    #expect(delegate.users == ["oboe"])
  }

  @Test("shows the button that ends editing while the field is edited, and ends editing by it")
  func editing() {
    let hidden = Output(viewModel.isCancelHidden)
    let ends = Output(viewModel.endEditing)
    viewModel.editingChanged(to: true)
    viewModel.cancelTapped()
    viewModel.editingChanged(to: false)
    #expect(hidden.values == [true, false, true])
    #expect(ends.values.count == 1)
    #expect(server.requests.isEmpty)
  }

  @Test("shows a late subscriber what is so now, and what comes")
  func lateSubscriber() throws {
    viewModel.editingChanged(to: true)
    search(for: "vio")
    try server.server.respond(to: 1)
    let logins = Output(viewModel.logins)
    let total = Output(viewModel.total)
    let loading = Output(viewModel.isLoading)
    let hidden = Output(viewModel.isCancelHidden)
    viewModel.editingChanged(to: false)
    search(for: "obo")
    #expect(logins.values == [["viola", "violin", "violone"], []])
    #expect(total.values == ["3 / 3", ""])
    #expect(loading.values == [false, true])
    #expect(hidden.values == [false, true])
  }

  @Test("shows all pages when each is answered inside the call that requests it")
  func immediate() {
    let server = ScriptedServer(clock: server.clock, mode: .immediate)
    let viewModel = SearchViewModel(
      service: GitHubService(server: server), scheduler: self.server.clock.scheduler,
      visibleRows: 30)
    let logins = Output(viewModel.logins)
    let loading = Output(viewModel.isLoading)
    viewModel.textChanged(to: "o")
    viewModel.searchTapped()
    #expect(logins.last?.count == 22)
    #expect(loading.last == false)
  }

  @Test("takes its request with it when it is released, and leaves nothing that waits")
  func release() {
    var local: SearchViewModel? = SearchViewModel(
      service: GitHubService(server: server.server), scheduler: server.clock.scheduler,
      visibleRows: 8)
    weak let released = local
    local?.textChanged(to: "vio")
    local?.searchTapped()
    local?.textChanged(to: "viol")
    local = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
    #expect(server.clock.pending == 0)
  }

  private func search(for query: String) {
    viewModel.textChanged(to: query)
    viewModel.searchTapped()
  }
}
