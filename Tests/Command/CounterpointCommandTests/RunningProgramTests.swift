import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CounterpointCommand

@Suite("A program that adds patterns of another package")
struct RunningProgramTests {
  /// A folder of Counterpoint in which only this file is.
  private let below: TemporaryFolder
  private let program: RunningProgram

  init() throws {
    below = try TemporaryFolder(["content/patterns/only-below.md": "", "Package.swift": ""])
    program = RunningProgram(name: "own-site", base: below.path)
  }

  @Test("opens a file in Counterpoint's folder where its own has none")
  func places() {
    #expect(
      program.place(of: "content/patterns/only-below.md")
        == below.path("content/patterns/only-below.md"))
    #expect(program.place(of: "content/patterns/none.md") == "content/patterns/none.md")
    #expect(program.place(of: "Package.swift") == "Package.swift")
    #expect(program.place(of: "/content") == "/content")
    #expect(program.base(of: "content") == below.path("content"))
    #expect(program.base(of: "only-above") == nil)
  }

  @Test("names files in messages by paths that can be opened")
  func messages() {
    let place = SourceLocation(file: "content/patterns/only-below.md", line: 3, column: 1)
    let own = SourceLocation(file: "content/patterns/own.md")
    let found = program.placing(
      Diagnostic(.unreadable, at: place, "a", notes: [DiagnosticNote(at: own, "b")]))
    #expect(found.location?.description == below.path("content/patterns/only-below.md") + ":3:1")
    #expect(found.notes.map(\.location) == [own])
    let elsewhere = RunningProgram(name: "build-site", base: nil)
    #expect(elsewhere.placing(Diagnostic(.unreadable, at: place, "a")).location == place)
  }

  @Test("belongs to the package around its file")
  func root() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Sources/site/Site.swift": ""])
    let root = try #require(PackageRoot(around: folder.path("Sources/site/Site.swift")))
    #expect(root.path == folder.path)
    #expect(!root.isWorkingFolder)
    #expect(PackageRoot.ofCounterpoint?.path == packageRoot.standardizedFileURL.path)
    #expect(RunningProgram(of: root).base == nil)
  }
}
