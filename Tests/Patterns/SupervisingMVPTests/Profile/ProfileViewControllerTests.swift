import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The profile's view")
struct ProfileViewControllerTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let profile: ProfileModel

  init() {
    profile = ProfileModel(service: ProfileService(server: server))
  }

  @Test("observes the profile, and requests nothing itself")
  func view() throws {
    let presenter = ProfilePresenterSpy()
    let view = ProfileViewController(presenter: presenter, profile: profile)
    let window = Window(rootViewController: view)
    window.makeKeyAndVisible()
    let screen = try #require(view.view as? ProfileScreen)
    #expect([screen.name, screen.age, screen.presence].map(\.text) == ["—", "—", "—"])
    #expect(screen.error.isHidden)
    profile.refresh()
    #expect(screen.spinner.isAnimating)
    try server.push("online")
    #expect(screen.presence.textColor == .green)
    try server.respond(to: 1)
    #expect(
      [screen.name, screen.age, screen.presence].map(\.text) == ["Viola", "34 years", "online"])
    profile.refresh()
    try server.fail(2, with: .offline)
    #expect(screen.error.text == "You appear to be offline.")
    try window.tap("retry")
    try window.tap("refresh")
    #expect(presenter.reports == ["appears", "retry", "refresh"])
    #expect(server.requests.count == 2)
  }
}
