import HeadlessUI
import Samples
import Testing
import Trace

@testable import StorePattern

@Suite("The profile's view")
struct ProfileViewControllerTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let window: Window
  private let screen: ProfileScreen

  init() throws {
    let controller = ProfileViewController(
      viewModel: ProfileViewModel(profile: ProfileModel(service: ProfileService(server: server))))
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? ProfileScreen)
  }

  @Test("has the profile requested when it appears, and shows that nothing is known so far")
  func beginning() {
    #expect(server.requests == [.pending])
    #expect(texts == ["—", "—", "—"])
    #expect(screen.spinner.isAnimating)
    #expect(screen.error.isHidden && screen.retry.isHidden)
  }

  @Test("shows the answer, and the presence that is pushed")
  func answer() throws {
    try server.respond(to: 1)
    #expect(texts == ["Viola", "34 years", "offline"])
    #expect(screen.presence.textColor == .gray)
    #expect(!screen.spinner.isAnimating)
    try server.push("online")
    #expect(screen.presence.text == "online")
    #expect(screen.presence.textColor == .green)
  }

  @Test("shows why a refresh failed, and hands a tap on retry to the view model")
  func failure() throws {
    try server.fail(1, with: .server)
    #expect(screen.error.text == "The server answered 500.")
    #expect(!screen.error.isHidden && !screen.retry.isHidden)
    try window.tap("retry")
    #expect(screen.error.isHidden && screen.retry.isHidden)
    #expect(server.requests == [.failed, .pending])
  }

  private var texts: [String?] { [screen.name.text, screen.age.text, screen.presence.text] }
}
