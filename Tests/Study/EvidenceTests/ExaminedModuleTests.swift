import Metrics
import Testing

@testable import Evidence

@Suite("The key of what is computed from a module's sources")
struct ExaminedModuleTests {
  private static let paths = [
    "Sources/Patterns/Made/Tally/A.swift", "Sources/Patterns/Made/Other/B.swift",
    "Sources/Patterns/Made/Binding/C.swift", "Sources/Patterns/More/Tally/D.swift",
    "Sources/Apps/Samples/Tally/E.swift", "Sources/Apps/HeadlessUI/F.swift",
  ]

  /// The keys of a module and of one of its samples, after a file was edited.
  private func keys(editing edited: String? = nil) -> [String: String] {
    let files = Self.paths.map { path in
      SourceFile(path: path, text: path == edited ? "// Edited.\n" : "struct A {}\n")
    }
    let modules = ExaminedModules(SourceLibrary(files, samples: ["Tally", "Other"]), of: files)
    return [
      "module": modules.key("source", of: "Made").fileName,
      "sample": modules.key("source", of: "Made", sample: "Tally").fileName,
    ]
  }

  @Test(
    "is another one after an edit of a file that the sample sees",
    arguments: zip(
      paths,
      [
        ["module", "sample"], ["module"], ["module", "sample"], [], ["module", "sample"],
        ["module", "sample"],
      ]))
  func edits(_ path: String, _ different: [String]) {
    let (before, after) = (keys(), keys(editing: path))
    #expect(before.keys.filter { before[$0] != after[$0] }.sorted() == different)
  }
}
