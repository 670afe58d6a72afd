import Diagnostics
import TestSupport
import Testing

@testable import Starters

@Suite("Writing a starting point")
struct WritingTests {
  private static let list = "import A\nimport C\n\nlet list = [\n  1,\n]\n"
  private let insertions = [
    Insertion(path: "a.swift", line: "import B", point: .imports),
    Insertion(
      path: "a.swift", line: "  2,", point: .endOfList(opening: "let list", closing: "]")),
  ]

  @Test("creates its files and adds its lines")
  func everything() throws {
    let folder = try TemporaryFolder(["a.swift": Self.list])
    let file = StarterFile(path: "new/deep/b.md", text: "b")
    try StartingPoint(files: [file], insertions: insertions).write(into: folder.path)
    let contents = try folder.contents
    #expect(contents["a.swift"] == "import A\nimport B\nimport C\n\nlet list = [\n  1,\n  2,\n]\n")
    #expect(contents["new/deep/b.md"] == "b")
  }

  @Test("reports all that stands in the way at once, and changes nothing")
  func refused() throws {
    let folder = try TemporaryFolder(["a.swift": "// nothing here\n", "b.md": "mine"])
    let before = try folder.contents
    let point = StartingPoint(
      files: ["b.md", "c.md"].map { StarterFile(path: $0, text: "new") },
      insertions: insertions + [Insertion(path: "d.swift", line: "x", point: .afterLast("y"))])
    let error = #expect(throws: DiagnosticError.self) { try point.write(into: folder.path) }
    #expect(
      error?.diagnostics.map(\.id) == [.noPlace, .noPlace, .fileExists, .unreadable])
    #expect(try folder.contents == before)
  }

  @Test("names a file that stands where a folder is needed, and changes nothing")
  func fileInTheWay() throws {
    let folder = try TemporaryFolder(["a": "mine"])
    let before = try folder.contents
    let point = StartingPoint(
      files: ["b/c.md", "d.md"].map { StarterFile(path: $0, text: "new") }, insertions: [])
    let error = #expect(throws: DiagnosticError.self) {
      try point.write(into: "\(folder.path)/a/e")
    }
    #expect(error?.diagnostics.map(\.id) == [.fileExists])
    #expect(error?.diagnostics.first?.location?.file == "\(folder.path)/a")
    #expect(try folder.contents == before)
  }

  @Test("takes everything back if one file cannot be written")
  func takenBack() throws {
    let folder = try TemporaryFolder(["a.swift": Self.list])
    let before = try folder.contents
    let tooLong = String(repeating: "x", count: 300)
    let point = StartingPoint(
      files: ["new/deep/b.md", "new/\(tooLong).md"].map { StarterFile(path: $0, text: "b") },
      insertions: insertions)
    let error = #expect(throws: DiagnosticError.self) { try point.write(into: folder.path) }
    #expect(error?.diagnostics.map(\.id) == [.unwritable])
    #expect(try folder.contents == before)
  }

  @Test("copies files, and takes everything back if one cannot be copied")
  func copies() throws {
    let folder = try TemporaryFolder(["old/a.png": "a"])
    let sound = CopiedFile(source: "\(folder.path)/old/a.png", path: "new/a.png")
    try StartingPoint(files: [], copies: [sound]).write(into: folder.path)
    let before = try folder.contents
    #expect(before["new/a.png"] == "a")
    let gone = CopiedFile(source: "\(folder.path)/old/gone.png", path: "deep/er/gone.png")
    let other = CopiedFile(source: sound.source, path: "deep/a.png")
    let point = StartingPoint(
      files: [StarterFile(path: "deep/b.md", text: "b")], copies: [other, gone])
    let error = #expect(throws: DiagnosticError.self) { try point.write(into: folder.path) }
    #expect(error?.diagnostics.map(\.id) == [.unwritable])
    #expect(error?.diagnostics.first?.location?.file == gone.source)
    #expect(try folder.contents == before)
    let inTheWay = #expect(throws: DiagnosticError.self) {
      try StartingPoint(files: [], copies: [other]).write(into: "\(folder.path)/new/a.png")
    }
    #expect(inTheWay?.diagnostics.map(\.id) == [.fileExists])
  }
}
