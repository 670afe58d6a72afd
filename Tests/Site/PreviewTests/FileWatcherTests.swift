import Diagnostics
import Foundation
import Testing

@testable import Preview

@Suite struct FileWatcherTests {
  /// Something done to files, and the files that have changed by it; `nil` for all.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (WorkingFolder) throws -> Void
    let changed: Set<String>?

    init(
      _ description: String, _ changed: Set<String>?,
      _ change: @escaping @Sendable (WorkingFolder) throws -> Void
    ) {
      testDescription = description
      self.change = change
      self.changed = changed
    }
  }

  static let cases = [
    Case("an edit", ["a.md"]) { try $0.write("new", to: "a.md") },
    Case("an edit in a subfolder", ["sub/b.md"]) { try $0.write("new", to: "sub/b.md") },
    Case("a new file", ["c.md"]) { try $0.write("new", to: "c.md") },
    Case("a deleted file", ["a.md"]) { try $0.remove("a.md") },
    Case("a renamed file", ["a.md", "z.md"]) { try $0.move("a.md", to: "z.md") },
    Case("a file moved to another folder", ["a.md", "sub/a.md"]) {
      try $0.move("a.md", to: "sub/a.md")
    },
    Case("a new folder with files at once", ["new/deep/c.md", "new/d.md"]) {
      try $0.write("new", to: "new/deep/c.md")
      try $0.write("new", to: "new/d.md")
    },
    Case("a deleted folder", ["sub/b.md"]) { try $0.remove("sub") },
    Case("a renamed folder", nil) { try $0.move("sub", to: "other") },
    Case("a save by a file moved over the old", ["a.md"]) {
      try $0.write("new", to: "a.tmp")
      try $0.move("a.tmp", to: "a.md")
    },
    Case("Vim's way of saving", ["a.md"]) {
      try $0.write("", to: "4913")
      try $0.remove("4913")
      try $0.move("a.md", to: "a.md~")
      try $0.write("new", to: "a.md")
      try $0.remove("a.md~")
    },
    Case("ignored files", ["a.md"]) {
      try $0.write("", to: ".a.md.swp")
      try $0.write("", to: "b.md~")
      try $0.write("", to: ".git/HEAD")
      try $0.write("new", to: "a.md")
    },
    Case("a file in the one hidden folder that is published", [".well-known/security.txt"]) {
      try $0.write("new", to: ".well-known/security.txt")
    },
    Case("a burst", Set((0..<300).map { "many\($0).md" })) {
      for number in 0..<300 { try $0.write("new", to: "many\(number).md") }
    },
  ]

  @Test(arguments: cases) func `What is done to files is told`(_ test: Case) async throws {
    let folder = try WorkingFolder(["a.md": "old", "sub/b.md": "old"])
    let watcher = try FileWatcher(folders: [folder.path])
    try test.change(folder)
    // The last thing that happens: nothing comes after it.
    try await Task.sleep(for: .milliseconds(200))
    try folder.write("", to: "end")
    var paths: Set<String>? = []
    for await changes in watcher.changes {
      #expect(changes.diagnostics.isEmpty)
      if let more = changes.paths { paths?.formUnion(more) } else { paths = nil }
      if changes.paths?.contains(folder("end")) != false { break }
    }
    #expect(paths == test.changed.map { Set($0.map { folder($0) } + [folder("end")]) })
  }

  #if os(Linux)
    @Test func `That the system watches only so many folders is a fault with a way out`() {
      let diagnostic = WatchedFolders.diagnostic("content", ENOSPC)
      #expect(
        diagnostic.id == .unwatchable && diagnostic.location == SourceLocation(file: "content"))
      #expect(diagnostic.suggestion?.contains("max_user_watches") == true)
      #expect(WatchedFolders.diagnostic(nil, EMFILE).suggestion == nil)
    }
  #endif

  @Test func `A renamed folder is watched under its new name`() async throws {
    let folder = try WorkingFolder(["sub/b.md": "old"])
    let watcher = try FileWatcher(folders: [folder.path])
    try folder.move("sub", to: "other")
    var changes = watcher.changes.makeAsyncIterator()
    #expect(await changes.next()?.paths == nil)
    try folder.write("new", to: "other/b.md")
    #expect(await changes.next()?.paths == [folder("other/b.md")])
  }

  @Test func `A folder that does not exist is watched from when it does`() async throws {
    let folder = try WorkingFolder()
    let watcher = try FileWatcher(folders: [folder("content")])
    try folder.write("new", to: "content/a.md")
    var changes = watcher.changes.makeAsyncIterator()
    #expect(await changes.next()?.paths == nil)
    try folder.write("newer", to: "content/a.md")
    #expect(await changes.next()?.paths == [folder("content/a.md")])
  }

  @Test func `What happens while nobody asks is gathered`() async throws {
    let folder = try WorkingFolder(["a.md": "", "b.md": ""])
    let watcher = try FileWatcher(folders: [folder.path])
    try folder.write("1", to: "a.md")
    try folder.write("2", to: "b.md")
    try folder.write("3", to: "a.md")
    try await Task.sleep(for: .milliseconds(100))
    var changes = watcher.changes.makeAsyncIterator()
    #expect(await changes.next() == FileChanges([folder("a.md"), folder("b.md")]))
  }
}
