import Samples
import Testing

@testable import MVVMC

@Suite("The programs' view model")
struct ProgramsViewModelTests {
  private let server = TestServer()
  private let viewModel: ProgramsViewModel
  private let titles: Output<[String]>
  private let loading: Output<Bool>
  private let messages: Output<String?>
  private let failures: Output<String?>

  init() {
    viewModel = ProgramsViewModel(service: ProgramService(server: server.server))
    titles = Output(viewModel.titles)
    loading = Output(viewModel.isLoading)
    messages = Output(viewModel.message)
    failures = Output(viewModel.failure)
    viewModel.refresh()
  }

  @Test("refreshes when the view appears, and not again while it is refreshing")
  func refreshing() throws {
    viewModel.refresh()
    #expect(server.requests == [.pending])
    #expect(loading.values == [false, true])
    try server.server.respond(to: 1)
    #expect(titles.last?.count == 25)
    #expect(loading.values == [false, true, false])
  }

  @Test("loads more at the bottom, to the end")
  func loadingMore() throws {
    try server.server.respond(to: 1)
    viewModel.scrolled(to: 17)
    try server.server.respond(to: 2)
    viewModel.scrolled(to: 42)
    try server.server.respond(to: 3)
    viewModel.scrolled(to: 52)
    #expect(titles.last?.count == 60)
    #expect(server.requests == [.answered, .answered, .answered])
  }

  @Test("cancels loading more when it refreshes")
  func refreshingInstead() throws {
    try server.server.respond(to: 1)
    viewModel.scrolled(to: 17)
    viewModel.refresh()
    #expect(server.requests == [.answered, .cancelled, .pending])
    #expect(loading.last == true)
  }

  @Test("says in one place why an empty list is empty, in another why a list is not complete")
  func failing() throws {
    try server.server.fail(1, with: .offline)
    #expect(failures.last == ServerError.offline.message)
    viewModel.refresh()
    #expect(failures.last == .some(nil))
    try server.server.respond(to: 2)
    viewModel.scrolled(to: 17)
    try server.server.fail(3, with: .server)
    #expect(messages.last == ServerError.server.message)
    #expect(titles.last?.count == 25)
  }

  @Test("shows a late subscriber what is so now, and what comes")
  func lateSubscriber() throws {
    try server.server.fail(1, with: .offline)
    let failures = Output(viewModel.failure)
    let failureHidden = Output(viewModel.isFailureHidden)
    let messageHidden = Output(viewModel.isMessageHidden)
    let titles = Output(viewModel.titles)
    viewModel.refresh()
    try server.server.respond(to: 2)
    #expect(failures.values == [ServerError.offline.message, nil])
    #expect(failureHidden.values == [false, true])
    #expect(messageHidden.values == [true])
    #expect(titles.values.map(\.count) == [0, 25])
  }

  @Test("shows all pages when each is answered inside the call that requests it")
  func immediate() {
    let server = ScriptedServer(clock: server.clock, mode: .immediate)
    let viewModel = ProgramsViewModel(service: ProgramService(server: server))
    let titles = Output(viewModel.titles)
    let loading = Output(viewModel.isLoading)
    viewModel.refresh()
    viewModel.scrolled(to: 17)
    viewModel.scrolled(to: 42)
    #expect(titles.values.map(\.count) == [0, 25, 50, 60])
    #expect(loading.last == false)
  }
}
