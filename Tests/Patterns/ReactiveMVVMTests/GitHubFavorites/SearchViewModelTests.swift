import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("The search's view model")
struct SearchViewModelTests {
  private let server = TestServer()
  private let inputs = SearchInputs()
  private let viewModel: SearchViewModel
  private let logins: Output<[String]>
  private let totals: Output<String>
  private let loading: Output<Bool>
  private let failures: Output<String>

  init() {
    viewModel = SearchViewModel(
      service: GitHubService(server: server.server), scheduler: server.clock.scheduler,
      visibleRows: 8, inputs: inputs.publishers)
    logins = Output(viewModel.logins)
    totals = Output(viewModel.total)
    loading = Output(viewModel.isLoading)
    failures = Output(viewModel.failure)
  }

  @Test("requests once typing rests, and shows what was found")
  func typing() throws {
    for text in ["v", "vi", "vio"] {
      inputs.text.send(text)
      try server.clock.advance(by: 299)
    }
    #expect(server.requests.isEmpty)
    try server.clock.advance(by: 1)
    try server.server.respond(to: 1)
    #expect(logins.values == [[], ["viola", "violin", "violone"]])
    #expect(totals.values == ["", "3 / 3"])
    #expect(loading.values == [false, true, false])
  }

  @Test("requests at once on submit, and not again when the keystroke's time is over")
  func submitting() throws {
    inputs.search(for: "vio")
    #expect(server.requests == [.pending])
    try server.server.fail(1, with: .offline)
    try server.clock.advance(by: 1_000)
    #expect(server.requests == [.failed])
  }

  @Test("clears at once, and cancels what is under way and what waits")
  func clearing() throws {
    inputs.search(for: "vio")
    inputs.text.send("viol")
    inputs.text.send("")
    try server.clock.advance(by: 1_000)
    #expect(server.requests == [.cancelled])
    #expect(loading.last == false)
  }

  @Test("lets the newer search win, whichever answers first")
  func newer() throws {
    inputs.search(for: "vio")
    inputs.search(for: "obo")
    #expect(server.requests == [.cancelled, .pending])
    try server.server.respond(to: 2)
    try server.server.respond(to: 1)
    #expect(logins.last == ["oboe"])
  }

  @Test("requests the next page when the bottom is reached, once")
  func paging() throws {
    inputs.search(for: "o")
    try server.server.respond(to: 1)
    for offset in [2, 0, 2] { inputs.offset.send(offset) }
    #expect(server.requests == [.answered, .pending])
    try server.server.respond(to: 2)
    #expect(totals.last == "20 / 22")
  }

  @Test("says why a request failed, and lets the first page be tried again")
  func failing() throws {
    inputs.search(for: "vio")
    try server.server.fail(1, with: .token)
    #expect(failures.values == [ServerError.token.message])
    inputs.submit.send()
    try server.server.respond(to: 2)
    #expect(logins.last?.count == 3)
  }

  @Test("publishes the user whose row is selected, as it is shown now")
  func selecting() throws {
    let users = Output(viewModel.selectedUser)
    inputs.search(for: "vio")
    try server.server.respond(to: 1)
    inputs.search(for: "obo")
    try server.server.respond(to: 2)
    inputs.selection.send(0)
    #expect(users.values.map(\.login) == ["oboe"])
  }

  @Test("ends editing, and shows the button for it while the field is edited")
  func editing() {
    let hidden = Output(viewModel.isCancelHidden)
    let ends = Output(viewModel.endEditing)
    inputs.isEditing.send(true)
    inputs.cancel.send()
    inputs.isEditing.send(false)
    #expect(hidden.values == [true, false, true])
    #expect(ends.values.count == 1)
  }

  @Test("shows a late subscriber what is so now, and what comes")
  func lateSubscriber() throws {
    inputs.isEditing.send(true)
    inputs.search(for: "vio")
    try server.server.respond(to: 1)
    let logins = Output(viewModel.logins)
    let hidden = Output(viewModel.isCancelHidden)
    inputs.isEditing.send(false)
    inputs.text.send("")
    #expect(logins.values == [["viola", "violin", "violone"], []])
    #expect(hidden.values == [false, true])
  }

  @Test("shows all pages when each is answered inside the call that requests it")
  func immediate() {
    let inputs = SearchInputs()
    let viewModel = SearchViewModel(
      service: GitHubService(server: ScriptedServer(clock: server.clock, mode: .immediate)),
      scheduler: server.clock.scheduler, visibleRows: 30, inputs: inputs.publishers)
    let logins = Output(viewModel.logins)
    let loading = Output(viewModel.isLoading)
    inputs.search(for: "o")
    #expect(logins.last?.count == 22)
    #expect(loading.last == false)
  }

  @Test("takes its request with it when it is released, and leaves nothing that waits")
  func release() {
    let inputs = SearchInputs()
    var local: SearchViewModel? = SearchViewModel(
      service: GitHubService(server: server.server), scheduler: server.clock.scheduler,
      visibleRows: 8, inputs: inputs.publishers)
    weak let released = local
    withExtendedLifetime(local) {
      inputs.search(for: "vio")
      inputs.text.send("viol")
    }
    local = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
    #expect(server.clock.pending == 0)
  }
}
