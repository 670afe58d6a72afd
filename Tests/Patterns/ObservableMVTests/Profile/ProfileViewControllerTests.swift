import HeadlessUI
import Samples
import Testing
import Trace

@testable import ObservableMV

@Suite("The profile's view controller")
struct ProfileViewControllerTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let window: Window

  init() {
    window = Window(
      rootViewController: ProfileViewController(
        model: ProfileScreenModel(service: ProfileService(server: server))))
    window.makeKeyAndVisible()
  }

  @Test("formats what is known: name, years, presence in its colour")
  func shows() throws {
    #expect(texts("name", "age", "presence") == ["—", "—", "—"])
    try server.respond(to: 1)
    #expect(texts("name", "age", "presence") == ["Viola", "34 years", "offline"])
    try server.push("online")
    #expect(texts("presence") == ["online"])
    #expect(window.snapshot()["presence"]?.color == "green")
  }

  @Test("offers to retry while a failure shows")
  func failure() throws {
    try server.fail(1, with: .token)
    #expect(texts("error") == ["The access token is not valid."])
    try window.tap("retry")
    #expect(window.snapshot()["retry"]?.isHidden == true)
    #expect(server.requests == [.failed, .pending])
  }

  private func texts(_ names: String...) -> [String?] {
    let frame = window.snapshot()
    return names.map { frame[$0]?.text }
  }
}
