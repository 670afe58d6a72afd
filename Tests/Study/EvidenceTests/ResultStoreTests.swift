import Foundation
import Testing

@testable import Evidence

/// A store in a folder of its own.
private struct StoreFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  func store(_ program: String = "one", limit: Int = 4) -> ResultStore {
    ResultStore(folder: url, program: ProgramIdentity(program), limit: limit)
  }

  /// The names of the files that are in it.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Changes the only file that is in it.
  func damage(_ change: (inout [UInt8]) -> Void) throws {
    let file = url.appending(path: try #require(try names.first))
    var bytes = [UInt8](try Data(contentsOf: file))
    change(&bytes)
    try Data(bytes).write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension ResultStore {
  fileprivate func key(_ parts: String...) -> ResultKey {
    var key = key()
    for part in parts { key.add(part) }
    return key
  }
}

@Suite("A store of results")
struct ResultStoreTests {
  private let folder = StoreFolder()

  @Test("gives back what was kept, and nothing for another key")
  func keeps() {
    defer { folder.remove() }
    let store = folder.store()
    #expect(store.result(for: store.key("a", "b")) == nil)
    store.keep([1, 2, 3], for: store.key("a", "b"))
    store.keep([], for: store.key("a"))
    #expect(folder.store().result(for: store.key("a", "b")) == [1, 2, 3])
    #expect(store.result(for: store.key("a")) == [])
    #expect(store.result(for: store.key("ab", "")) == nil)
  }

  @Test("gives a program none of another one's results")
  func programs() {
    defer { folder.remove() }
    let (one, other) = (folder.store(), folder.store("another"))
    one.keep([1], for: one.key("a"))
    #expect(other.result(for: other.key("a")) == nil)
  }

  @Test(
    "takes a damaged file for none, and replaces it",
    arguments: [
      { $0 = [] }, { $0.removeLast() }, { $0.append(0) }, { $0[$0.count - 2] ^= 1 },
      { $0[0] ^= 1 }, { $0 = Array("another program's".utf8) }, { $0 = Array($0.prefix(40)) },
    ] as [@Sendable (inout [UInt8]) -> Void])
  func damage(_ change: @Sendable (inout [UInt8]) -> Void) throws {
    defer { folder.remove() }
    let store = folder.store()
    let key = store.key("a")
    store.keep([1, 2, 3], for: key)
    try folder.damage(change)
    #expect(store.result(for: key) == nil)
    store.keep([4], for: key)
    #expect(store.result(for: key) == [4])
  }

  @Test("takes a file under another key's name for none")
  func renamed() throws {
    defer { folder.remove() }
    let store = folder.store()
    store.keep([1], for: store.key("a"))
    let file = folder.url.appending(path: try #require(try folder.names.first))
    try FileManager.default.moveItem(
      at: file, to: folder.url.appending(path: store.key("b").fileName))
    #expect(store.result(for: store.key("b")) == nil)
  }

  @Test("keeps the results that were used last, and no others")
  func bounds() throws {
    defer { folder.remove() }
    let store = folder.store(limit: 2)
    for name in ["a", "b"] {
      store.keep([1], for: store.key(name))
      Thread.sleep(forTimeInterval: 0.02)
    }
    _ = store.result(for: store.key("a"))
    Thread.sleep(forTimeInterval: 0.02)
    store.keep([1], for: store.key("c"))
    #expect(try folder.names.count == 2)
    #expect(store.result(for: store.key("a")) != nil)
    #expect(store.result(for: store.key("b")) == nil)
    #expect(store.result(for: store.key("c")) != nil)
  }

  @Test("keeps nothing where it cannot be written, and says nothing")
  func unwritable() throws {
    defer { folder.remove() }
    try Data().write(to: folder.url)
    let store = folder.store()
    store.keep([1], for: store.key("a"))
    #expect(store.result(for: store.key("a")) == nil)
  }

  @Test("tells executables apart by their bytes")
  func executables() throws {
    defer { folder.remove() }
    let copies = ["a", "b", "c"].map { folder.url.appendingPathExtension($0) }
    defer { for copy in copies { try? FileManager.default.removeItem(at: copy) } }
    for (copy, bytes) in zip(copies, ["same", "same", "sane"]) {
      try Data(bytes.utf8).write(to: copy)
    }
    let programs = copies.map(ProgramIdentity.init(of:))
    #expect(programs[0] != nil && programs[0] == programs[1])
    #expect(programs[0] != programs[2])
    #expect(ProgramIdentity(of: folder.url) == nil)
  }
}
