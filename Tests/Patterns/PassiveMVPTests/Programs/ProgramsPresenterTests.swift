import Samples
import Testing
import Trace

@testable import PassiveMVP

/// A list's view that keeps what it received.
final class ProgramsViewSpy: ProgramsViewing {
  /// A message that a view can receive from its presenter.
  enum Received: Hashable {
    case rows(Int)
    case spinner(Bool)
    case message(String?)
    case failure(String?)
  }

  private(set) var received: [Received] = []

  func showPrograms(_ titles: [String]) { received.append(.rows(titles.count)) }

  func showSpinner() { received.append(.spinner(true)) }

  func hideSpinner() { received.append(.spinner(false)) }

  func showMessage(_ text: String) { received.append(.message(text)) }

  func hideMessage() { received.append(.message(nil)) }

  func showFailure(_ text: String) { received.append(.failure(text)) }

  func hideFailure() { received.append(.failure(nil)) }
}

@Suite("The presenter of programs")
struct ProgramsPresenterTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let view = ProgramsViewSpy()
  private let presenter: ProgramsPresenter

  init() {
    presenter = ProgramsPresenter(
      programs: ProgramModel(service: ProgramService(server: server)))
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test("shows an empty list when the view has loaded, and requests nothing yet")
  func load() {
    #expect(view.received == [.spinner(false), .message(nil), .failure(nil), .rows(0)])
    #expect(server.requests == [])
  }

  @Test("requests the list when the view appears, and more at the bottom")
  func pages() throws {
    presenter.viewWillAppear()
    #expect(view.received.suffix(4) == [.spinner(true), .message(nil), .failure(nil), .rows(0)])
    try server.respond(to: 1)
    #expect(view.received.suffix(4) == [.spinner(false), .message(nil), .failure(nil), .rows(25)])
    presenter.didScroll(to: 17)
    #expect(server.requests == [.answered, .pending])
  }

  @Test("says on an empty list that there is nothing to show, and reloads it")
  func failure() throws {
    presenter.viewWillAppear()
    try server.fail(1, with: .server)
    #expect(
      view.received.suffix(4) == [
        .spinner(false), .message(nil), .failure("The server answered 500."), .rows(0),
      ])
    presenter.didTapReload()
    #expect(view.received.suffix(4) == [.spinner(true), .message(nil), .failure(nil), .rows(0)])
  }

  @Test("says beside a list that the last request failed")
  func message() throws {
    presenter.viewWillAppear()
    try server.respond(to: 1)
    presenter.didTapRefresh()
    try server.fail(2, with: .offline)
    #expect(
      view.received.suffix(4) == [
        .spinner(false), .message("You appear to be offline."), .failure(nil), .rows(25),
      ])
  }
}
