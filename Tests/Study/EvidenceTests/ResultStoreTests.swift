import Foundation
import Testing

@testable import Evidence

/// A store in a folder of its own.
private struct StoreFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  func store(_ program: String = "one", limit: Int = 1_000_000) -> ResultStore {
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
    var key = key("test")
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
    #expect(store.result(for: store.key("other")) == nil)
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

  @Test("keeps the results that were used last, and no more bytes than it may")
  func bounds() throws {
    defer { folder.remove() }
    let result = [UInt8](repeating: 7, count: 1_000)
    let store = folder.store(limit: 2_500)
    for name in ["a", "b"] {
      store.keep(result, for: store.key(name))
      Thread.sleep(forTimeInterval: 0.02)
    }
    _ = store.result(for: store.key("a"))
    Thread.sleep(forTimeInterval: 0.02)
    store.keep(result, for: store.key("c"))
    store.prune()
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

  @Test("keeps nothing where everything is to be computed")
  func nowhere() {
    let store = ResultStore.nowhere
    store.keep([1], for: store.key("a"))
    #expect(store.result(for: store.key("a")) == nil)
  }
}

@Suite("The keys of results")
struct ResultKeyTests {
  /// The keys of a program some of whose modules are of implementations.
  private func keys(_ code: [String: String]) -> [String: String] {
    let modules = ["Trace": "1", "Report": "1", "Flux": "1", "MVVM": "1"].merging(code) { $1 }
    let store = ResultStore(
      folder: FileManager.default.temporaryDirectory,
      program: ProgramIdentity("", modules: modules)
    ).distinguishing(["Flux.App", "MVVM.App"])
    return [
      "house": store.key("a").fileName, "all": store.keyOfEverything("a").fileName,
      "pages": store.key("a", of: ["Flux.App"]).fileName,
      "played": store.key("a", playing: "Flux.App").fileName,
      "exhibit": store.key("a", playing: "Exhibits.App").fileName,
    ]
  }

  @Test(
    "are other ones exactly where the code that decides is another",
    arguments: [
      ("Flux", ["all", "pages", "played"]), ("MVVM", ["all"]),
      ("Report", ["all", "house", "pages"]),
      ("Trace", ["all", "exhibit", "house", "pages", "played"]),
      ("Exhibits", ["all", "exhibit", "house", "pages"]),
      ("New", ["all", "exhibit", "house", "pages", "played"]),
    ])
  func code(_ module: String, _ different: [String]) {
    let (before, after) = (keys([:]), keys([module: "2"]))
    #expect(before.keys.filter { before[$0] != after[$0] }.sorted() == different)
  }

  @Test("are other ones for another sort, and for parts that are cut differently")
  func parts() {
    let store = ResultStore.nowhere
    var names: Set<String> = []
    for parts in [["a", "b"], ["ab", ""], ["", "ab"], ["ab"], ["a"], []] {
      var key = store.key("one")
      for part in parts { key.add(part) }
      names.insert(key.fileName)
    }
    names.insert(store.key("other").fileName)
    #expect(names.count == 7)
  }

  @Test(
    "are digests as MurmurHash3 has them",
    arguments: [
      ("", "00000000000000000000000000000000"),
      ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
      ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
      ("19 Jan 2038 at 3:14:07 AM", "b89e5988b737affc664fc2950231b2cb"),
      ("The quick brown fox jumps over the lazy dog.", "cd99481f9ee902c9695da1a38987b6e7"),
    ])
  func digests(_ text: String, _ digest: String) {
    #expect(Digest(of: Array(text.utf8)).description == digest)
  }
}
