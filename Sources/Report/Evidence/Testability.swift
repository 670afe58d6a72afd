import Diagnostics
import Metrics
import SiteFiles
import SiteTemplates

/// Which lines of the patterns unit tests reach that build no widget, as `make measure-tests` wrote
/// it into `content/data/testability.json`.
struct Testability: Equatable, Sendable {
  /// The name of the data.
  static let name = "testability"

  /// What tells the state of each folder of sources that was measured, by the folder.
  private let folders: [String: String]
  private let files: [String: CoveredLines.CoveredFile]

  /// What was measured, as a site's data have it; `nil` if there is no such thing.
  init?(_ data: PageValue?) {
    guard case .dictionary(let data)? = data, case .dictionary(let folders)? = data["folders"],
      case .dictionary(let files)? = data["files"]
    else { return nil }
    self.folders = folders.compactMapValues(\.text)
    self.files = files.compactMapValues { value in
      guard case .dictionary(let file) = value else { return nil }
      return CoveredLines.CoveredFile(
        lines: Self.lines(file["lines"]), reached: Self.lines(file["reached"]))
    }
  }

  /// Numbers as the file writes them: `3-5,9`.
  private static func lines(_ value: PageValue?) -> Set<Int> {
    let ranges = (value?.text ?? "").split(separator: ",").map { range in
      range.split(separator: "-").compactMap { Int($0) }
    }
    return Set(
      ranges.flatMap { range -> [Int] in
        guard let first = range.first, let last = range.last, first <= last else { return [] }
        return Array(first...last)
      })
  }

  /// The lines of the files that have not changed since, and neither have their tests.
  func covered(in sources: [SourceFile]) -> CoveredLines {
    let old = Set(changed(in: sources).map(Self.sources))
    return CoveredLines(
      files.filter { path, _ in !old.contains { path.hasPrefix($0 + "/") } })
  }

  /// The folder of sources that a folder of tests is about; one of sources is about itself.
  private static func sources(of folder: String) -> String {
    guard folder.hasPrefix("Tests/"), folder.hasSuffix("Tests") else { return folder }
    return "Sources/" + folder.dropFirst("Tests/".count).dropLast("Tests".count)
  }

  /// The folders that have changed since, or were not measured, in order.
  func changed(in sources: [SourceFile]) -> [String] {
    let now = Self.states(of: sources)
    return now.keys.filter { folders[$0] != now[$0] }.sorted()
  }

  /// What tells the state of each pattern's sources and tests: a number that is another for other
  /// paths or texts.
  static func states(of sources: [SourceFile]) -> [String: String] {
    let files = Dictionary(grouping: sources) { file in
      file.path.split(separator: "/").prefix(3).joined(separator: "/")
    }
    return files.mapValues { files in
      var state = Fingerprint()
      for file in files.sorted(by: { $0.path < $1.path }) {
        for text in [file.path, file.text] {
          state.add(Array(text.utf8))
          state.add(0 as UInt8)
        }
      }
      return state.description
    }
  }
}

extension Testability {
  /// A warning for each folder that has changed since it was measured.
  func warnings(about sources: [SourceFile], at file: String) -> [Diagnostic] {
    changed(in: sources).map { folder in
      Diagnostic(
        .outdatedMeasurement, at: SourceLocation(file: file),
        "the files in '\(folder)' have changed since their tests were measured",
        explanation: "What they reach without a view is left out until then.",
        suggestion: "run 'make measure-tests'")
    }
  }
}
