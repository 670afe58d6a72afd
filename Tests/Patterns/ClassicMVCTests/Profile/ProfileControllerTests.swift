import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("The profile's controller")
struct ProfileControllerTests {
  private let environment = Environment(
    clock: VirtualClock(), mode: .manual, server: ServerDescription(sending: Presence.self))
  private let screen = ProfileScreen()
  private let controller: ProfileController

  init() {
    controller = ProfileController(
      screen, of: ProfileModel(service: ProfileService(server: environment.server)))
  }

  @Test("requests the profile when the screen appears, and at each tap")
  func requests() {
    #expect(environment.server.requests == [])
    controller.viewWillAppear()
    #expect(environment.server.requests == [.pending])
    screen.refresh.sendActions(for: .touchUpInside)
    screen.retry.sendActions(for: .touchUpInside)
    #expect(environment.server.requests == [.cancelled, .cancelled, .pending])
  }

  @Test("shows neither that a request is under way nor what is answered")
  func answered() throws {
    controller.viewWillAppear()
    #expect(!screen.spinner.isAnimating)
    try environment.server.respond(to: 1)
    #expect(screen.name.text == nil)
  }
}
