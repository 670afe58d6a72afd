import Samples
import Testing
import Trace

@testable import ObservableMV

@Suite("The programs' model")
struct ProgramsScreenModelTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let model: ProgramsScreenModel

  init() {
    model = ProgramsScreenModel(service: ProgramService(server: server))
  }

  @Test("loads a page, and the next at the bottom")
  func pages() throws {
    model.refresh()
    try server.respond(to: 1)
    #expect(model.list.programs.count == 25)
    model.scrolled(to: 16)
    #expect(server.requests == [.answered])
    model.scrolled(to: 17)
    #expect(model.list.isLoading)
    try server.respond(to: 2)
    #expect(model.list.programs.last?.title == "Concert 50")
  }

  @Test("sends nothing for a refresh while refreshing; one while loading more takes its place")
  func replacement() throws {
    model.refresh()
    model.refresh()
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    model.scrolled(to: 17)
    model.refresh()
    #expect(server.requests == [.answered, .cancelled, .pending])
  }

  @Test("keeps apart why there is nothing to show and why there is no more")
  func failures() throws {
    model.refresh()
    try server.fail(1, with: .server)
    #expect(model.list.failure == .server)
    #expect(model.list.notice == nil)
    model.refresh()
    try server.respond(to: 2)
    model.refresh()
    try server.fail(3, with: .offline)
    #expect(model.list.failure == nil)
    #expect(model.list.notice == .offline)
    #expect(model.list.programs.count == 25)
  }

  @Test("is not kept alive by a request that is under way")
  func release() {
    var local: ProgramsScreenModel? = ProgramsScreenModel(service: ProgramService(server: server))
    weak let released = local
    local?.refresh()
    local = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
  }
}
