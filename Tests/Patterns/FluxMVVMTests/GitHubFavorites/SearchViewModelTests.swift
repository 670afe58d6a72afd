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
  private let viewDidLoad = PassthroughSubject<Void, Never>()
  private let text = PassthroughSubject<String, Never>()
  private let submit = PassthroughSubject<Void, Never>()
  private let cancel = PassthroughSubject<Void, Never>()
  private let isEditing = PassthroughSubject<Bool, Never>()
  private let selection = PassthroughSubject<Int, Never>()
  private let offset = PassthroughSubject<Int, Never>()
  private let viewModel: SearchViewModel

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    spy = ActionSpy(dispatcher)
    viewModel = SearchViewModel(
      actions: SearchActions(
        dispatcher: dispatcher, service: GitHubService(server: server),
        delay: TypingDelay(clock: clock)),
      store: SearchStore(UserSearch(visibleRows: 8), dispatcher: dispatcher),
      failures: SearchFailureStore(dispatcher: dispatcher),
      inputs: .init(
        viewDidLoad: viewDidLoad.eraseToAnyPublisher(), text: text.eraseToAnyPublisher(),
        submit: submit.eraseToAnyPublisher(), cancel: cancel.eraseToAnyPublisher(),
        isEditing: isEditing.eraseToAnyPublisher(), selection: selection.eraseToAnyPublisher(),
        offset: offset.eraseToAnyPublisher()))
    viewDidLoad.send()
  }

  @Test("hands what is typed to the action creator, which waits, and what is submitted at once")
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
    dispatch(.search(for: "vio"))
    try server.respond(to: 1)
    dispatch(.search(for: ""))
    #expect(logins.values == [[], ["viola", "violin", "violone"], []])
    #expect(total.values == ["", "3 / 3", ""])
    #expect(isLoading.values == [false, true, false])
  }

  @Test("hands the request of each change to the action creator, and with it the end of one")
  func requests() throws {
    dispatch(.search(for: "vio"))
    dispatch(.search(for: "o"))
    #expect(server.requests == [.cancelled, .pending])
    try server.respond(to: 2)
    offset.send(2)
    #expect(server.requests == [.cancelled, .answered, .pending])
    dispatch(.search(for: ""))
    #expect(server.requests == [.cancelled, .answered, .cancelled])
  }

  @Test("announces the user whose row was tapped, and each failure, once")
  func routes() throws {
    let routes = Output(viewModel.route)
    dispatch(.search(for: "vio"))
    try server.fail(1, with: .token)
    dispatch(.search(for: "vio"))
    try server.respond(to: 2)
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

  private func dispatch(_ action: SearchAction) { dispatcher.dispatch(.search(action)) }
}
