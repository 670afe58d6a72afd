import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("The programs' view model")
struct ProgramsViewModelTests {
  private let server = TestServer()
  private let appear = PassthroughSubject<Void, Never>()
  private let refresh = PassthroughSubject<Void, Never>()
  private let reload = PassthroughSubject<Void, Never>()
  private let offset = PassthroughSubject<Int, Never>()
  private let titles: Output<[String]>
  private let loading: Output<Bool>
  private let viewModel: ProgramsViewModel

  init() {
    viewModel = ProgramsViewModel(
      service: ProgramService(server: server.server),
      inputs: .init(
        appear: appear.eraseToAnyPublisher(), refresh: refresh.eraseToAnyPublisher(),
        reload: reload.eraseToAnyPublisher(), offset: offset.eraseToAnyPublisher()))
    titles = Output(viewModel.titles)
    loading = Output(viewModel.isLoading)
    appear.send()
  }

  @Test("refreshes when the view appears, and not again while it is refreshing")
  func refreshing() throws {
    refresh.send()
    #expect(server.requests == [.pending])
    try server.server.respond(to: 1)
    #expect(titles.last?.count == 25)
    #expect(loading.values == [false, true, false])
  }

  @Test("cancels loading more when it refreshes")
  func refreshingInstead() throws {
    try server.server.respond(to: 1)
    offset.send(17)
    refresh.send()
    #expect(server.requests == [.answered, .cancelled, .pending])
    #expect(loading.last == true)
  }

  @Test("says in one place why an empty list is empty, in another why a list is not complete")
  func failing() throws {
    let messages = Output(viewModel.message)
    let failures = Output(viewModel.failure)
    let failureHidden = Output(viewModel.isFailureHidden)
    let messageHidden = Output(viewModel.isMessageHidden)
    try server.server.fail(1, with: .offline)
    reload.send()
    #expect(failures.values == [nil, ServerError.offline.message, nil])
    #expect(failureHidden.values == [true, false, true])
    try server.server.respond(to: 2)
    offset.send(17)
    try server.server.fail(3, with: .server)
    #expect(messages.last == ServerError.server.message)
    #expect(messageHidden.values == [true, false])
    #expect(titles.last?.count == 25)
  }
}
