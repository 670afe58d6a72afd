import HeadlessUI
import Samples
import Testing
import Trace

@testable import CocoaMVC

@Suite("The profile's view controller")
struct ProfileViewControllerTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let window: Window
  private let screen: ProfileScreen

  init() throws {
    let controller = ProfileViewController(
      profile: ProfileModel(service: ProfileService(server: server)))
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? ProfileScreen)
  }

  @Test("has the profile requested when it appears, and shows that nothing is known so far")
  func begin() {
    #expect(server.requests == [.pending])
    #expect(texts == ["—", "—", "—"])
    #expect(screen.spinner.isAnimating)
    #expect(screen.retry.isHidden)
  }

  @Test("shows the answer")
  func answer() throws {
    try server.respond(to: 1)
    #expect(texts == ["Viola", "34 years", "offline"])
    #expect(screen.presence.textColor == .gray)
    #expect(!screen.spinner.isAnimating)
  }

  @Test("shows the presence that is pushed, also during a request")
  func push() throws {
    try server.push("online")
    #expect(texts == ["—", "—", "online"])
    #expect(screen.presence.textColor == .green)
    #expect(screen.spinner.isAnimating)
  }

  @Test("shows why a refresh failed until the next one begins")
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

  @Test("has the profile requested again on request, in the place of the request under way")
  func refresh() {
    screen.refresh.sendActions(for: .touchUpInside)
    #expect(server.requests == [.cancelled, .pending])
  }

  private var texts: [String?] { [screen.name.text, screen.age.text, screen.presence.text] }
}
