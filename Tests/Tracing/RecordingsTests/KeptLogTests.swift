import Foundation
import TestSupport
import Testing
import Trace

@testable import Recordings

@Suite("The log of a kept recording")
struct KeptLogTests {
  /// A recording with every kind of act.
  private static let everything = """
    Box<Int,Text>#1: store
    Model#1: view model
    View#1: view
    Counter: model
    ---
    test calls Box<Int,Text>#1 init()
    test calls Model#1 init(store: Box<Int,Text>#1, title: "a, (b → c")
      Model#1 calls Box<Int,Text>#1 observe(closure)
        Box<Int,Text>#1 subscribes Model#1 observe(_:)
      Model#1 creates View#1
    test calls Model#1 add([<text 1>, <text 2>], <number 1>) throws Failure(reason: "x = y → z")
      Model#1 calls Counter next() → <number 2>
      Box<Int,Text>#1 writes Box<Int,Text>#1 items [] → [Item(name: "a → b", count: <number 1>)]
      Box<Int,Text>#1 notifies Model#1 observe(_:)(Box<Int,Text>#1, true)
        Box<Int,Text>#1 calls Model#1 update()
        Model#1 reads Box<Int,Text>#1 items = [Item(name: "a → b", count: <number 1>)]
      Model#1 shows View#1 title.text = <text 3>
      Model#1 shows View#1 push
      Model#1 schedules Model#1 debounce
      later resumes Model#1
        Model#1 calls View#1 deinit
    Box<Int,Text>#1 unsubscribes Model#1 observe(_:)
    ? calls View#1 stray()
    Box<Int,Text>#1 ends here
    Model#1 ends here
    View#1 ends here

    """

  @Test("has every row again when it is kept", arguments: try texts())
  func roundTrip(_ text: String) throws {
    let recording = try KeptRecording(text: text)
    #expect(KeptRecording(EventLog(recording), keepsValues: true).text == text)
  }

  /// The recording above, and those of the package that the tests of consumers build.
  private static func texts() throws -> [String] {
    let folder = packageRoot.appending(
      path: "Tests/Consumers/Shop/Tests/ShopTests/Recordings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
    return try [everything]
      + files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  @Test("has calls with labels, values and ends, and lives that begin with an initialiser")
  func events() throws {
    let log = EventLog(try KeptRecording(text: Self.everything))
    let calls = log.events.compactMap { event -> String? in
      if case .call(let member, _) = event.payload { member.description } else { nil }
    }
    #expect(
      calls == [
        "init()", "init(store:title:)", "observe(_:)", "add(_:_:)", "next()", "update()", "deinit",
        "stray()",
      ])
    let created = log.events.filter { $0.kind == .create }.compactMap(\.to)
    #expect(created == ["Box<Int,Text>#1", "Model#1", "View#1"])
    let returns = log.events.compactMap(\.returned)
    #expect(returns == [.described("<number 2>")])
    #expect(log.bindings.map(\.member) == ["observe(_:)"])
    #expect(log.events.filter { $0.kind == .notify }.map(\.binding) == [1])
    #expect(log.events.first { $0.kind == .resume }?.to == "Model#1")
  }

  @Test("leaves a call before what follows from it later")
  func later() throws {
    let log = EventLog(try KeptRecording(text: Self.everything))
    let resumed = try #require(log.events.first { $0.kind == .resume })
    let ended = log.events.first { $0.kind == .return && $0.parent == resumed.parent }
    #expect(try #require(ended).id < resumed.id)
  }

  @Test("has the roles of its program, as far as they are known")
  func roles() throws {
    let text = "A#1: wizard\nB#2: screen\nC#1: mapper\n---\nA#1 calls B#2 go()\n"
    let mapper = Role("mapper", letters: "MP", family: .presentation)
    let log = EventLog(try KeptRecording(text: text), roles: [mapper])
    #expect(log.participants.map(\.side.name) == ["wizard", "screen", "mapper"])
    #expect(log.participants.map(\.side.letters) == ["WI", "UI", "MP"])
    #expect(log.participants.last?.role.family == .presentation)
  }
}
