import HeadlessUI
import Samples
import Testing
import Trace

@testable import ObservableMV

@Suite("The programs' view controller")
struct ProgramsViewControllerTests {
  @Test("shows a page, and has the next loaded at the bottom")
  func pages() throws {
    let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
    let window = makeWindow(server)
    #expect(window.snapshot()["spinner"]?.isAnimating == true)
    try server.respond(to: 1)
    #expect(window.snapshot()["programs"]?.count == 25)
    try window.scroll("programs", to: .bottom)
    try server.respond(to: 2)
    #expect(window.snapshot()["programs"]?.count == 50)
    #expect(window.snapshot()["programs"]?.offset == 17)
  }

  @Test("goes where the list says, when it became shorter and longer again before one update")
  func shorterAndLonger() throws {
    let server = ScriptedServer(clock: VirtualClock(), mode: .immediate)
    let window = makeWindow(server)
    for _ in 0..<3 {
      try window.scroll("programs", to: .bottom)
      _ = window.snapshot()
    }
    #expect(window.snapshot()["programs"]?.offset == 52)
    try window.tap("refresh")
    let programs = window.snapshot()["programs"]
    #expect(programs?.count == 50)
    #expect(programs?.offset == 17)
    #expect(server.requests.count == 5)
  }

  @Test("says why there is nothing to show, and offers to reload")
  func failure() throws {
    let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
    let window = makeWindow(server)
    try server.fail(1, with: .server)
    #expect(window.snapshot()["failure"]?.text == "The server answered 500.")
    try window.tap("reload")
    #expect(window.snapshot()["reload"]?.isHidden == true)
    #expect(server.requests == [.failed, .pending])
  }

  private func makeWindow(_ server: ScriptedServer) -> Window {
    let window = Window(
      rootViewController: ProgramsViewController(
        model: ProgramsScreenModel(service: ProgramService(server: server))))
    window.makeKeyAndVisible()
    return window
  }
}
