import Reactive
import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The search's view model")
struct SearchViewModelTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let spy: ActionSpy<GitHubAction>
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let text = PassthroughSubject<String, Never>()
  private let submit = PassthroughSubject<Void, Never>()
  private let cancel = PassthroughSubject<Void, Never>()
  private let isEditing = PassthroughSubject<Bool, Never>()
  private let selection = PassthroughSubject<Int, Never>()
  private let offset = PassthroughSubject<Int, Never>()
  private let failureDismissed = PassthroughSubject<Void, Never>()
  private let store: SearchStore
  private let actions: SearchActions
  private let viewModel: SearchViewModel

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    spy = ActionSpy(dispatcher)
    store = SearchStore(UserSearch(visibleRows: 8), dispatcher: dispatcher)
    actions = SearchActions(
      dispatcher: dispatcher, store: store, service: GitHubService(server: server),
      delay: TypingDelay(clock: clock))
    viewModel = SearchViewModel(
      actions: actions, store: store, failure: SearchFailureStore(dispatcher: dispatcher),
      inputs: .init(
        text: text.eraseToAnyPublisher(), submit: submit.eraseToAnyPublisher(),
        cancel: cancel.eraseToAnyPublisher(), isEditing: isEditing.eraseToAnyPublisher(),
        selection: selection.eraseToAnyPublisher(), offset: offset.eraseToAnyPublisher(),
        failureDismissed: failureDismissed.eraseToAnyPublisher()))
  }

  @Test("tells the action creator what is typed, with which that waits, and what is submitted")
  func types() throws {
    text.send("vi")
    #expect(spy.actions.isEmpty)
    submit.send()
    #expect(spy.actions == [.search(.search(for: "vi"))])
    text.send("vio")
    try clock.advance(by: 300)
    #expect(spy.actions.last == .search(.search(for: "vio")))
  }

  @Test("formats the store's search: rows, total, and whether a request is under way")
  func formats() throws {
    let logins = Output(viewModel.logins)
    let total = Output(viewModel.total)
    let isLoading = Output(viewModel.isLoading)
    actions.search(for: "vio")
    try server.respond(to: 1)
    actions.search(for: "")
    #expect(logins.values == [[], ["viola", "violin", "violone"], []])
    #expect(total.values == ["", "3 / 3", ""])
    #expect(isLoading.values == [false, true, false])
  }

  @Test("gives one who subscribes late the search as it is by then")
  func late() throws {
    actions.search(for: "vio")
    try server.respond(to: 1)
    #expect(Output(viewModel.total).values == ["3 / 3"])
  }

  @Test("tells the action creator what is scrolled")
  func scrolls() throws {
    actions.search(for: "o")
    try server.respond(to: 1)
    offset.send(2)
    #expect(spy.actions.last == .search(.scroll(to: 2)))
    #expect(server.requests == [.answered, .pending])
  }

  @Test("shows a request that somebody else has begun, and sends none")
  func foreignRequest() {
    let isLoading = Output(viewModel.isLoading)
    dispatcher.dispatch(.search(.search(for: "vio")))
    #expect(isLoading.values == [false, true])
    #expect(server.requests.isEmpty)
  }

  @Test("shows with another view model of the same store one request, and one answer")
  func twoViewModels() throws {
    let never = Empty<Void, Never>().eraseToAnyPublisher()
    let other = SearchViewModel(
      actions: actions, store: store, failure: SearchFailureStore(dispatcher: dispatcher),
      inputs: .init(
        text: Empty().eraseToAnyPublisher(), submit: never, cancel: never,
        isEditing: Empty().eraseToAnyPublisher(), selection: Empty().eraseToAnyPublisher(),
        offset: Empty().eraseToAnyPublisher(), failureDismissed: never))
    let totals = [Output(viewModel.total), Output(other.total)]
    text.send("vio")
    submit.send()
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    withExtendedLifetime(other) {
      #expect(totals.map(\.values) == [["", "3 / 3"], ["", "3 / 3"]])
    }
  }

  @Test("announces the user whose row was tapped, and a failure until the person has read it")
  func routes() throws {
    let routes = Output(viewModel.route)
    actions.search(for: "vio")
    try server.fail(1, with: .token)
    actions.search(for: "vio")
    try server.fail(2, with: .server)
    failureDismissed.send()
    #expect(spy.actions.last == .search(.endFailure))
    actions.search(for: "vio")
    try server.respond(to: 3)
    selection.send(1)
    #expect(
      routes.values == [
        .failure("The access token is not valid."), .user(User(login: "violin")),
      ])
    #expect(Output(viewModel.route).values.isEmpty)
  }

  @Test("shows cancel while the text is edited, and ends that when it is tapped")
  func editing() {
    let isCancelHidden = Output(viewModel.isCancelHidden)
    var ended = 0
    let ending = viewModel.endEditing.sink { ended += 1 }
    isEditing.send(true)
    cancel.send()
    isEditing.send(false)
    withExtendedLifetime(ending) {
      #expect(isCancelHidden.values == [false, true])
      #expect(ended == 1)
    }
  }
}
