import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteFiles

@Suite("Writing a site") struct WritingTests {
  private func files(_ texts: [String: String]) -> [OutputFile] {
    texts.map { OutputFile(path: $0.key, text: $0.value) }
  }

  private func diagnostics(_ work: () throws(DiagnosticError) -> Void) -> [DiagnosticID] {
    do {
      try work()
      return []
    } catch {
      return error.diagnostics.map(\.id)
    }
  }

  @Test("What has not changed keeps its file, what is gone goes, what no build wrote stays")
  func second() throws {
    let folder = try TemporaryFolder {
      Folder("site") { TextFile(".gitignore", "*\n") }
    }
    let writer = SiteWriter(folder: folder.path("site"))
    let first = try writer.write(files(["a.html": "1", "b/c.html": "2", "d.html": "3"]))
    #expect((first.written, first.unchanged, first.removed) == (3, 0, 0))
    let before = try folder.state(of: "site")
    try folder.write("mine", to: "site/b/note.txt")
    let second = try writer.write(files(["a.html": "1", "b/c.html": "two"]))
    #expect((second.written, second.unchanged, second.removed) == (1, 1, 1))
    let after = try folder.state(of: "site")
    #expect(after["a.html"] == before["a.html"])
    #expect(after[".gitignore"] == before[".gitignore"])
    #expect(try folder.text("site/b/c.html") == "two")
    #expect(try folder.text("site/b/note.txt") == "mine")
    #expect(after["d.html"] == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["site"])
  }

  @Test(
    "A folder without a name of its own is looked at like any other", arguments: [".", "..", ""])
  func nameless(path: String) {
    #expect(
      diagnostics { () throws(DiagnosticError) in _ = try SiteWriter(folder: path).write([]) }
        == [.notASite])
  }

  @Test("Nothing is touched when nothing has changed")
  func same() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a.html": "1"]))
    let before = try folder.state(of: "site")
    let inode = try FileManager.default.attributesOfItem(atPath: folder.path("site"))
    let summary = try writer.write(files(["a.html": "1"]))
    #expect((summary.written, summary.unchanged) == (0, 1))
    #expect(try folder.state(of: "site") == before)
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder.path("site"))[.systemFileNumber]
        as? Int == inode[.systemFileNumber] as? Int)
  }

  @Test("A file changed by hand is written again")
  func tampered() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a.html": "1"]))
    try folder.write("x", to: "site/a.html")
    #expect(try writer.write(files(["a.html": "1"])).written == 1)
    #expect(try folder.text("site/a.html") == "1")
  }

  @Test("A folder that holds what no build wrote is refused")
  func unmanaged() throws {
    let folder = try TemporaryFolder { Folder("home") { TextFile("letter.txt", "dear") } }
    let writer = SiteWriter(folder: folder.path("home"))
    let found = diagnostics { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "1"]))
    }
    #expect(found == [.notASite])
    #expect(try folder.state(of: "home").keys.sorted() == ["letter.txt"])
  }

  @Test("A file that no build wrote is not written over")
  func inTheWay() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a.html": "1"]))
    try folder.write("mine", to: "site/b.html")
    let found = diagnostics { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "2", "b.html": "2"]))
    }
    #expect(found == [.fileInTheWay])
    #expect(try folder.text("site/b.html") == "mine")
    #expect(try folder.text("site/a.html") == "1")
  }

  @Test("A file where a folder should be is reported, and the old site stands")
  func conflict() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a.html": "1"]))
    let before = try folder.state(of: "site")
    let found = diagnostics { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "2", "b": "1", "b/c": "2"]))
    }
    #expect(found == [.pathClash])
    #expect(try folder.state(of: "site") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["site"])
  }

  @Test("A folder that cannot be made is reported")
  func unwritable() throws {
    let folder = try TemporaryFolder { TextFile("file", "x") }
    for path in ["file", "file/site"] {
      let found = diagnostics { () throws(DiagnosticError) in
        _ = try SiteWriter(folder: folder.path(path)).write(files(["a.html": "1"]))
      }
      #expect(found == [.unwritable])
    }
    #expect(try folder.text("file") == "x")
  }

  @Test("A second build at the same time waits, and is refused when that takes too long")
  func busy() throws {
    let folder = try TemporaryFolder()
    let lock = try FolderLock(folder.url.path, timeout: .zero, FileSystem())
    let writer = SiteWriter(folder: folder.path("site"), timeout: .milliseconds(50))
    let found = diagnostics { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "1"]))
    }
    lock.release()
    #expect(found == [.busy])
    #expect(try writer.write(files(["a.html": "1"])).written == 1)
  }

  @Test("What a killed build left behind is cleared away")
  func leftover() throws {
    let folder = try TemporaryFolder {
      Folder(".site.counterpoint-new~") {
        TextFile("half", "x")
        TextFile(".site-files", "half")
      }
    }
    _ = try SiteWriter(folder: folder.path("site")).write(files(["a.html": "1"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["site"])
  }

  @Test(
    "What no build left behind stays, and keeps the site from being written if it has to",
    arguments: [
      (".site.new/mine", []), (".site.journal", []),
      (".site.counterpoint-new~/mine", [.fileInTheWay]),
      (".site.counterpoint-new~", [.fileInTheWay]),
      (".site.counterpoint-journal~", [.fileInTheWay]),
    ] as [(String, [DiagnosticID])])
  func foreign(_ path: String, _ expected: [DiagnosticID]) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: path)
    let found = diagnostics { () throws(DiagnosticError) in
      _ = try SiteWriter(folder: folder.path("site")).write(files(["a.html": "1"]))
    }
    #expect(found == expected)
    #expect(try folder.text(path) == "mine")
  }

  @Test("A copy is written portion by portion, and only if it differs")
  func copies() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try folder.write("", to: "source/a.bin")
    try Data(bytes).write(to: URL(filePath: folder.path("source/a.bin")))
    let writer = SiteWriter(folder: folder.path("site"))
    func write() throws -> WritingSummary {
      let source = SourceFolder(folder.path("source")).file("a.bin")
      return try writer.write([OutputFile(path: "b.bin", copying: try source.stamp())])
    }
    #expect(try write().written == 1)
    #expect(try Data(contentsOf: URL(filePath: folder.path("site/b.bin"))) == Data(bytes))
    #expect(try write().unchanged == 1)
    try Data(bytes.reversed()).write(to: URL(filePath: folder.path("source/a.bin")))
    #expect(try write().written == 1)
    #expect(
      try Data(contentsOf: URL(filePath: folder.path("site/b.bin"))) == Data(bytes.reversed()))
  }

  @Test("What keeps a site from being written is found without writing")
  func checked() throws {
    let folder = try TemporaryFolder { Folder("site") { TextFile("mine", "x") } }
    let writer = SiteWriter(folder: folder.path("site"))
    func found(_ writer: SiteWriter, _ texts: [String: String]) -> [DiagnosticID] {
      writer.diagnostics { _ in files(texts) }.map(\.id)
    }
    #expect(found(writer, ["a.html": "1"]) == [.notASite])
    #expect(found(writer, ["../a": "1"]) == [.notASite, .wrongPath])
    let other = SiteWriter(folder: folder.path("other"))
    #expect(found(other, ["a.html": "1"]) == [])
    #expect(found(other, ["../a": "1"]) == [.wrongPath])
    #expect(!FileManager.default.fileExists(atPath: folder.path("other")))
  }

  @Test("A check of a site knows which files and folders no build made")
  func unmanagedPaths() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a/b.html": "1"]))
    try folder.write("mine", to: "site/notes/c.txt")
    var known: [String] = []
    let found = writer.diagnostics { unmanaged in
      known = unmanaged.sorted()
      return files(["a/b.html": "1", "notes": "2", "../a": "3"])
    }
    #expect(known == ["notes", "notes/c.txt"])
    #expect(found.map(\.id) == [.wrongPath, .fileInTheWay])
  }

  @Test("A symbolic link that no build made stays one")
  func links() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a.html": "1"]))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("site/.latest"), withDestinationPath: "a.html")
    _ = try writer.write(files(["a.html": "2"]))
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("site/.latest"))
    #expect(destination == "a.html")
  }
}
