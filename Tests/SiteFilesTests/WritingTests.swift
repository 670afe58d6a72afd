import Diagnostics
import SiteTestSupport
import Foundation
@testable import SiteFiles
import Testing

@Suite("Writing a site") struct WritingTests {
  private func files(_ texts: [String: String]) -> [OutputFile] {
    texts.map { OutputFile(path: $0.key, text: $0.value) }
  }

  private func faults(_ work: () throws(DiagnosticError) -> Void) -> [String] {
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
      faults { () throws(DiagnosticError) in _ = try SiteWriter(folder: path).write([]) }
        == ["not-a-site"])
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
  func strangers() throws {
    let folder = try TemporaryFolder { Folder("home") { TextFile("letter.txt", "dear") } }
    let writer = SiteWriter(folder: folder.path("home"))
    let found = faults { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "1"]))
    }
    #expect(found == ["not-a-site"])
    #expect(try folder.state(of: "home").keys.sorted() == ["letter.txt"])
  }

  @Test("A file that no build wrote is not written over")
  func inTheWay() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a.html": "1"]))
    try folder.write("mine", to: "site/b.html")
    let found = faults { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "2", "b.html": "2"]))
    }
    #expect(found == ["file-in-the-way"])
    #expect(try folder.text("site/b.html") == "mine")
    #expect(try folder.text("site/a.html") == "1")
  }

  @Test("A file where a folder should be is reported, and the old site stands")
  func conflict() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path("site"))
    _ = try writer.write(files(["a.html": "1"]))
    let before = try folder.state(of: "site")
    let found = faults { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "2", "b": "1", "b/c": "2"]))
    }
    #expect(found == ["path-clash"])
    #expect(try folder.state(of: "site") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["site"])
  }

  @Test("A folder that cannot be made is reported")
  func unwritable() throws {
    let folder = try TemporaryFolder { TextFile("file", "x") }
    for path in ["file", "file/site"] {
      let found = faults { () throws(DiagnosticError) in
        _ = try SiteWriter(folder: folder.path(path)).write(files(["a.html": "1"]))
      }
      #expect(found == ["unwritable"])
    }
    #expect(try folder.text("file") == "x")
  }

  @Test("A second build at the same time waits, and is refused when that takes too long")
  func busy() throws {
    let folder = try TemporaryFolder()
    let lock = try FolderLock(folder.url.path, patience: .zero, FileSystem())
    let writer = SiteWriter(folder: folder.path("site"), patience: .milliseconds(50))
    let found = faults { () throws(DiagnosticError) in
      _ = try writer.write(files(["a.html": "1"]))
    }
    lock.release()
    #expect(found == ["busy"])
    #expect(try writer.write(files(["a.html": "1"])).written == 1)
  }

  @Test("What a killed build left behind is cleared away")
  func leftover() throws {
    let folder = try TemporaryFolder { Folder(".site.new") { TextFile("half", "x") } }
    _ = try SiteWriter(folder: folder.path("site")).write(files(["a.html": "1"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["site"])
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
