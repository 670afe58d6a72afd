import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The controllers of the profile")
struct ProfileControllerTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let profile: ProfileModel
  private let screen = ProfileScreen()
  private let labels: ProfileController
  private let refresh: ProfileRefreshController

  init() {
    profile = ProfileModel(service: ProfileService(server: server))
    labels = ProfileController(profile: profile, screen: screen)
    refresh = ProfileRefreshController(profile: profile, screen: screen)
    refresh.viewWillAppear()
  }

  @Test("have the profile requested when the screen appears, and show that nothing is known so far")
  func begin() {
    #expect(server.requests == [.pending])
    #expect(texts == ["—", "—", "—"])
    #expect(screen.spinner.isAnimating)
    #expect(screen.retry.isHidden)
  }

  @Test("show the answer")
  func answer() throws {
    try server.respond(to: 1)
    #expect(texts == ["Viola", "34 years", "offline"])
    #expect(screen.presence.textColor == .gray)
    #expect(!screen.spinner.isAnimating)
  }

  @Test("show the presence that is pushed, also during a request")
  func push() throws {
    try server.push("online")
    #expect(texts == ["—", "—", "online"])
    #expect(screen.presence.textColor == .green)
    #expect(screen.spinner.isAnimating)
  }

  @Test("show why a refresh failed until the next one begins")
  func failure() throws {
    try server.fail(1, with: .server)
    #expect(screen.error.text == "The server answered 500.")
    #expect(!screen.error.isHidden)
    #expect(!screen.retry.isHidden)
    screen.retry.sendActions(for: .touchUpInside)
    #expect(screen.error.isHidden)
    #expect(screen.retry.isHidden)
    #expect(server.requests == [.failed, .pending])
  }

  private var texts: [String?] { [screen.name.text, screen.age.text, screen.presence.text] }
}
