import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("The profile's view")
struct ProfileViewTests {
  private let environment = Environment(
    clock: VirtualClock(), mode: .manual, server: ServerDescription(sending: Presence.self))
  private let profile: ProfileModel
  private let screen = ProfileScreen()
  private let view: ProfileView

  init() {
    profile = ProfileModel(service: ProfileService(server: environment.server))
    view = ProfileView(screen, of: profile)
  }

  @Test("shows dashes until it knows better")
  func unknown() {
    #expect(texts == ["—", "—", "—"])
    #expect(screen.presence.textColor == .label)
    #expect(screen.error.isHidden)
  }

  @Test("shows what is known of the person, and a presence that is pushed")
  func answered() throws {
    profile.refresh()
    #expect(screen.spinner.isAnimating)
    try environment.server.respond(to: 1)
    #expect(texts == ["Viola", "34 years", "offline"])
    #expect(screen.presence.textColor == .gray)
    #expect(!screen.spinner.isAnimating)
    try environment.server.push("online")
    #expect(screen.presence.text == "online")
    #expect(screen.presence.textColor == .green)
  }

  @Test("says why a refresh failed, until the next one begins")
  func failed() throws {
    profile.refresh()
    try environment.server.fail(1, with: .server)
    #expect(screen.error.text == "The server answered 500.")
    #expect(!screen.error.isHidden)
    #expect(!screen.retry.isHidden)
    profile.refresh()
    #expect(screen.error.isHidden)
    #expect(screen.retry.isHidden)
  }

  private var texts: [String?] { [screen.name, screen.age, screen.presence].map(\.text) }
}
