import Testing
import Trace

@Suite("A read of a traced property", .serialized)
@MainActor
struct ReadTests {
  static let forms: [(name: String, read: @MainActor @Sendable (Reader) -> Void, texts: [String])] =
    [
      ("a method", { _ = $0.read() }, ["count = 1"]),
      ("a closure", { _ = $0.readInClosure() }, ["count = 1"]),
      ("a key path", { _ = $0.readByKeyPath() }, ["count = 1"]),
      ("a protocol", { _ = $0.readByProtocol() }, ["count = 1"]),
      ("a private setter's getter", { _ = $0.readPrivateSet() }, [#"title = "ledger""#]),
      ("a weak property", { _ = $0.readWeak() }, ["parent = nil"]),
      ("a computed property, by what it reads", { _ = $0.readComputed() }, ["count = 1"]),
      ("a lazy property, by what it is made of", { _ = $0.readLazy() }, ["count = 1"]),
      ("a write", { $0.write() }, []),
      ("an operator that writes", { $0.change() }, ["count = 1"]),
      ("a mutation in place", { $0.append() }, ["items = []"]),
    ]

  @Test("by another participant is a message to its owner", .enabled(if: isTraced))
  func reads() {
    for form in Self.forms {
      let log = log {
        let (ledger, reader) = (Ledger(), Reader(Ledger()))
        withExtendedLifetime(ledger) { form.read(reader) }
      }
      let reads = log.events.filter { $0.kind == .read }
      #expect(reads.map { $0.text(in: log) } == form.texts, "\(form.name)")
      #expect(reads.allSatisfy { $0.from == "Reader#1" && $0.to == "Ledger#2" }, "\(form.name)")
    }
  }

  @Test("by its owner, or by the script, is none", .enabled(if: isTraced))
  func ownReads() {
    let lines = recorded([.read]) {
      let ledger = Subledger()
      ledger.add(1)
      ledger.rename()
      _ = ledger.inherit()
      _ = ledger.total + ledger.slow + ledger.count
      ledger.watched = 3
      #expect(ledger.items == [2, 3, 0])
    }
    #expect(lines == [])
  }

  @Test("and a write in place are both seen, and the value is changed", .enabled(if: isTraced))
  func mutation() {
    let lines = recorded([.read, .state]) {
      let ledger = Ledger()
      let reader = Reader(ledger)
      reader.append()
      reader.change()
      #expect(ledger.items == [8])
      #expect(ledger.count == 2)
    }
    #expect(
      lines == [
        "  read Reader#1 → Ledger#1 items = []",
        "  state Ledger#1 items [] → [8]",
        "  read Reader#1 → Ledger#1 count = 1",
        "  state Ledger#1 count 1 → 2",
      ])
  }

  @Test("in an observer is the owner's, whoever writes", .enabled(if: isTraced))
  func observers() {
    let log = log { Reader(Ledger()).watch(20) }
    let changes = log.events.filter { $0.kind == .state }
    #expect(
      changes.map { "\($0.from ?? "") \($0.text(in: log))" } == [
        "Ledger#1 items [] → [20]",
        "Reader#1 watched 0 → 20",
        "Ledger#1 items [20] → [20, 0]",
        "Ledger#1 watched 20 → 9",
      ])
    #expect(log.events.allSatisfy { $0.kind != .read })
  }

  @Test("has the reader's line, and the line of the property", .enabled(if: isTraced))
  func lines() throws {
    let log = log { _ = Reader(Ledger()).read() }
    let read = try #require(log.events.first { $0.kind == .read })
    #expect(read.location?.line == 9)
    #expect(read.caller?.line == 45)
    #expect(read.caller?.file.hasSuffix("/Shapes/Reads.swift") == true)
  }

  @Test("gives what it gave, and a weak property stays weak")
  func behaves() {
    let ledger = Ledger()
    do {
      let parent = Subledger()
      ledger.parent = parent
      #expect(ledger.parent === parent)
    }
    #expect(ledger.parent == nil)
    ledger.watched = 3
    #expect(ledger.items == [3, 0])
    ledger.watched = 30
    #expect(ledger.items == [3, 0, 30, 3])
    #expect(ledger.watched == 9)
  }
}
