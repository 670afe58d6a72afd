import HeadlessUI
import Samples
import Testing
import Trace

@testable import PassiveMVP

/// A profile's view that keeps what it received.
final class ProfileViewSpy: ProfileViewing {
  /// A message that a view can receive from its presenter.
  enum Received: Hashable {
    case name(String)
    case age(String)
    case presence(String, Color)
    case spinner(Bool)
    case failure(String?)
  }

  private(set) var received: [Received] = []

  func showName(_ text: String) { received.append(.name(text)) }

  func showAge(_ text: String) { received.append(.age(text)) }

  func showPresence(_ text: String, color: Color) { received.append(.presence(text, color)) }

  func showSpinner() { received.append(.spinner(true)) }

  func hideSpinner() { received.append(.spinner(false)) }

  func showFailure(_ message: String) { received.append(.failure(message)) }

  func hideFailure() { received.append(.failure(nil)) }
}

@Suite("The profile's presenter")
struct ProfilePresenterTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let view = ProfileViewSpy()
  private let presenter: ProfilePresenter

  init() {
    presenter = ProfilePresenter(
      profile: ProfileModel(service: ProfileService(server: server)))
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test("shows that nothing is known when the view has loaded, and requests nothing yet")
  func load() {
    #expect(
      view.received == [
        .name("—"), .age("—"), .presence("—", .label), .spinner(false), .failure(nil),
      ])
    #expect(server.requests == [])
  }

  @Test("requests the profile when the view appears")
  func appear() {
    presenter.viewWillAppear()
    #expect(
      view.received.suffix(5) == [
        .name("—"), .age("—"), .presence("—", .label), .spinner(true), .failure(nil),
      ])
    #expect(server.requests == [.pending])
  }

  @Test("shows the answer, and what the server sends unasked")
  func answer() throws {
    presenter.viewWillAppear()
    try server.respond(to: 1)
    #expect(
      view.received.suffix(5) == [
        .name("Viola"), .age("34 years"), .presence("offline", .gray), .spinner(false),
        .failure(nil),
      ])
    try server.push("online")
    #expect(view.received.contains(.presence("online", .green)))
  }

  @Test("says why a request failed until the next begins; a newer one cancels the older")
  func retry() throws {
    presenter.viewWillAppear()
    try server.fail(1, with: .offline)
    #expect(view.received.suffix(2) == [.spinner(false), .failure("You appear to be offline.")])
    presenter.didTapRetry()
    #expect(view.received.suffix(2) == [.spinner(true), .failure(nil)])
    presenter.didTapRefresh()
    #expect(server.requests == [.failed, .cancelled, .pending])
  }
}
