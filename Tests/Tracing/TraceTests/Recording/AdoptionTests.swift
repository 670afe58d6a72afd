import Testing
import Trace

@MainActor
@Suite("An initialiser")
struct AdoptionTests {
  @Test("belongs to the object whose life begins with it")
  func plain() {
    let log = recorded { _ = Owner(label: "a") }
    #expect(
      log.lines.prefix(5) == [
        "input · > · open", "create · > Counter#1 create", "create · > Owner#1 create",
        #"call · > Owner#1 init(label: "a")"#, "return Owner#1 > · init(label:)",
      ])
  }

  @Test("of a subclass and that of its superclass belong to one object, of the subclass's role")
  func subclass() {
    let log = recorded { _ = ExplicitController() }
    #expect(log.participants.map(\.id) == ["BaseController#1", "ExplicitController#1"])
    #expect(log.participants.map(\.role) == [.view, .controller])
    #expect(
      log.lines.dropFirst().prefix(8) == [
        "call · > ExplicitController#1 init(child: nil)",
        "create ExplicitController#1 > BaseController#1 create",
        "call ExplicitController#1 > BaseController#1 init()",
        "return BaseController#1 > ExplicitController#1 init()",
        "create ExplicitController#1 > ExplicitController#1 create",
        "call ExplicitController#1 > ExplicitController#1 init()",
        "return ExplicitController#1 > ExplicitController#1 init()",
        "return ExplicitController#1 > · init(child:)",
      ])
  }

  @Test("that leaves its superclass's to Swift belongs to the object whose life begins then")
  func implicit() {
    let log = recorded {
      Tracing.enterInit(
        SilentController.self, .controller, Member("init"), [], Body("F.swift", 1, first: 2)
      ).leaveToSuper()
      let controller = SilentController()
      controller.show()
    }
    #expect(log.participants.map(\.id) == ["SilentController#1"])
    #expect(log.participants.map(\.role) == [.controller])
  }

  @Test("does not take for its own the object of a sibling that has just begun")
  func siblings() {
    let log = recorded {
      let quiet = QuietScreen()
      let loud = LoudScreen()
      withExtendedLifetime((quiet, loud)) {}
    }
    #expect(log.events(.create).map(\.to) == ["QuietBase#1", "LoudScreen#1"])
    #expect(log.events(.call).map(\.to) == ["LoudScreen#1"])
  }

  @Test("that fails before an object is there leaves a participant without a life")
  func failing() {
    let log = recorded {
      Tracing.enterInit(
        SilentController.self, .controller, Member("init"), [], Body("F.swift", 1, first: 2)
      ).leave()
    }
    #expect(log.events(.create).isEmpty)
    #expect(log.events(.call).map(\.to) == ["SilentController#1"])
  }

  @Test(
    "of a library's class does not give its role to the objects of a pattern's class",
    arguments: [true, false])
  func roles(libraryFirst: Bool) {
    let log = recorded {
      let controller = SilentController()
      if libraryFirst { controller.show() }
      controller.act()
      controller.show()
    }
    #expect(log.participants.map(\.id) == ["SilentController#1"])
    #expect(log.participants.map(\.role) == [.controller])
  }
}
