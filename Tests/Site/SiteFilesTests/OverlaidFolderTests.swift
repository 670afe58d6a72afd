import Diagnostics
import TestSupport
import Testing

@testable import SiteFiles

@Suite("A folder over another one")
struct OverlaidFolderTests {
  private let below: TemporaryFolder
  private let above: TemporaryFolder
  private let folder: SourceFolder

  init() throws {
    below = try TemporaryFolder(["a.md": "below", "b/c.md": "below"])
    above = try TemporaryFolder(["a.md": "above", "b/d.md": "above"])
    folder = SourceFolder(above.path, over: below.path)
  }

  @Test("has the files of both, and of two its own")
  func files() throws {
    let files = try folder.files()
    #expect(files.map(\.relativePath) == ["a.md", "b/c.md", "b/d.md"])
    #expect(try files.map { try $0.text() } == ["above", "below", "above"])
    #expect(files.map(\.path) == files.map { above.path($0.relativePath) })
  }

  @Test("names all files as its own, and reads each where it is")
  func missing() throws {
    #expect(folder.file("b/c.md").path == above.path("b/c.md"))
    #expect(try folder.file("b/c.md").text() == "below")
    #expect(try folder.file("b/c.md").stamp().path == below.path("b/c.md"))
    #expect(folder.file("none.md").path == above.path("none.md"))
    #expect(folder.file("").path == above.path + "/")
  }

  @Test("need not be there; the one below must")
  func folders() throws {
    let nowhere = above.path("nowhere")
    #expect(try SourceFolder(nowhere, over: below.path).files().count == 2)
    #expect(throws: DiagnosticError.self) {
      try SourceFolder(above.path, over: nowhere).files()
    }
  }
}
