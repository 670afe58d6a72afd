package import Diagnostics
package import Metrics
import SiteFiles
import SiteTemplates
package import StaticSite

/// The lines that unit tests cover without building a widget, written by `make measure-tests` to
/// `content/data/testability.json`.
package struct Testability: Equatable, Sendable {
  package static let name = "testability"
  /// The possible files in `content/data/`; `make measure-tests` writes the first.
  package static let files = ["json", "yml", "yaml"].map { "data/\(Testability.name).\($0)" }

  /// The fingerprint of each measured folder of sources or tests.
  private let folders: [String: String]
  private let files: [String: CoveredLines.CoveredFile]

  /// The measurements before any folder is measured.
  package static let nothing = Testability(folders: [:], files: [:])

  private init(folders: [String: String], files: [String: CoveredLines.CoveredFile]) {
    self.folders = folders
    self.files = files
  }

  /// Reads the measurements; throws the first deviation from the format of `make measure-tests`.
  init(_ data: PageValue, from file: String) throws(DiagnosticError) {
    guard case .dictionary(let data) = data else {
      throw .unlikeMeasured(file, "expected a mapping")
    }
    guard case .dictionary(let folders)? = data["folders"] else {
      throw .unlikeMeasured(file, "'folders' is missing or not a mapping")
    }
    guard case .dictionary(let files)? = data["files"] else {
      throw .unlikeMeasured(file, "'files' is missing or not a mapping")
    }
    var states: [String: String] = [:]
    for (folder, state) in folders.sorted(by: { $0.key < $1.key }) {
      guard let state = state.text else {
        throw .unlikeMeasured(file, "'\(folder)' in 'folders' is not a text")
      }
      states[folder] = state
    }
    var covered: [String: CoveredLines.CoveredFile] = [:]
    for (path, value) in files.sorted(by: { $0.key < $1.key }) {
      guard case .dictionary(let lines) = value, let all = Self.lines(lines["lines"]),
        let reached = Self.lines(lines["reached"])
      else {
        throw .unlikeMeasured(
          file, "'\(path)' in 'files' lacks line numbers under 'lines' or 'reached'")
      }
      guard reached.isSubset(of: all) else {
        throw .unlikeMeasured(file, "'\(path)' in 'files' has 'reached' lines not in 'lines'")
      }
      covered[path] = CoveredLines.CoveredFile(lines: all, reached: reached)
    }
    guard let digest = data["digest"]?.text else {
      throw .unlikeMeasured(file, "'digest' is missing or not a text")
    }
    guard digest == Self.digest(of: data) else { throw .edited(file) }
    self.init(folders: states, files: covered)
  }

  /// Returns a digest of source states, suites and lines; `Tools/measure-tests` computes the same.
  static func digest(of data: [String: PageValue]) -> String {
    var digest = Fingerprint()
    for (folder, state) in data["folders"]?.entries ?? [] {
      digest.add([folder, state.text ?? ""])
    }
    for (kind, suites) in data["suites"]?.entries ?? [] { digest.add([kind] + suites.texts) }
    for (path, lines) in data["files"]?.entries ?? [] {
      digest.add([path] + lines.entries.flatMap { [$0.key, $0.value.text ?? ""] })
    }
    return digest.description
  }

  /// Parses line numbers in the file's notation, `3-5,9`; returns `nil` for anything else.
  private static func lines(_ value: PageValue?) -> Set<Int>? {
    guard let text = value?.text else { return nil }
    var lines: Set<Int> = []
    let ranges = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
    for range in ranges {
      let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil,
        first <= last, last <= longestFile
      else { return nil }
      lines.formUnion(first...last)
    }
    return lines
  }

  /// An upper bound on line numbers, longer than any file.
  private static let longestFile = 1_000_000

  /// The covered lines of files for which neither sources nor tests have changed since.
  func covered(in sources: [SourceFile]) -> CoveredLines {
    let old = Set(changed(in: sources).map(Self.sources))
    return CoveredLines(
      files.filter { path, _ in !old.contains { path.hasPrefix($0 + "/") } })
  }

  /// Maps a folder of tests to the folder of their sources, and any other folder to itself.
  private static func sources(of folder: String) -> String {
    guard folder.hasPrefix("Tests/"), folder.hasSuffix("Tests") else { return folder }
    return "Sources/" + folder.dropFirst("Tests/".count).dropLast("Tests".count)
  }

  /// The folders that have changed since the measurement or were not measured, in order.
  func changed(in sources: [SourceFile]) -> [String] {
    let now = Self.states(of: sources)
    return now.keys.filter { folders[$0] != now[$0] }.sorted()
  }

  /// Returns a fingerprint of the paths and texts in each pattern's folders of sources and tests.
  package static func states(of sources: [SourceFile]) -> [String: String] {
    let files = Dictionary(grouping: sources) { file in
      file.path.split(separator: "/").prefix(3).joined(separator: "/")
    }
    return files.mapValues { files in
      var state = Fingerprint()
      state.add(files)
      return state.description
    }
  }
}

extension Testability {
  /// Returns the lines that unit tests cover, if readable, and reports outdated measurements.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - content: The texts and the data of the site.
  ///   - mayBeMissing: Indicates whether folders may be unmeasured, as in packages without the
  ///     tool.
  ///   - collector: Receives the diagnostics.
  /// - Returns: The lines.
  package static func read(
    of sources: ExaminedSources, in content: SiteContent, mayBeMissing: Bool = false,
    reportingTo collector: DiagnosticCollector
  ) -> Testability? {
    let files = files.map { content.folder.file($0) }
    let file = files.first { $0.form == .file }
    let measured: Testability?
    if let data = content.data[name] {
      measured = collector.collect { () throws(DiagnosticError) in
        try Testability(data, from: (file ?? files[0]).path)
      }
    } else {
      // If the file exists, the reason why it could not be read has been reported already.
      measured = file == nil ? nothing : nil
    }
    let known = (sources.patternFiles + sources.tests).filter { source in
      guard mayBeMissing, let measured else { return true }
      return measured.folders.keys.contains { source.path.hasPrefix($0 + "/") }
    }
    collector.report(
      contentsOf: measured?.warnings(about: known, at: (file ?? files[0]).path) ?? [])
    return measured
  }

  /// Returns a warning for each folder that was not measured or has changed since.
  package func warnings(about sources: [SourceFile], at file: String) -> [Diagnostic] {
    changed(in: sources).map { folder in
      Diagnostic(
        .outdatedMeasurement, at: SourceLocation(file: file),
        folders[folder] == nil
          ? "the tests of the files in '\(folder)' have not been measured"
          : "the files in '\(folder)' have changed since their tests were measured",
        explanation: "The lines reachable without a view are omitted until they are measured.",
        suggestion: "run 'make measure-tests'")
    }
  }
}

extension Fingerprint {
  /// Adds texts, each followed by a terminating zero.
  mutating func add(_ texts: [String]) {
    for text in texts {
      add(Array(text.utf8))
      add(0 as UInt8)
    }
  }

  /// Adds the paths and texts of files, ordered by path.
  mutating func add(_ files: [SourceFile]) {
    add(files.sorted { $0.path < $1.path }.flatMap { [$0.path, $0.text] })
  }
}

extension PageValue {
  /// The entries of a mapping, ordered by key; empty for any other value.
  fileprivate var entries: [(key: String, value: PageValue)] {
    if case .dictionary(let entries) = self { entries.sorted { $0.key < $1.key } } else { [] }
  }
}

extension DiagnosticError {
  /// The error for measurements that have been edited.
  fileprivate static func edited(_ file: String) -> DiagnosticError {
    DiagnosticError(
      .editedMeasurement, at: SourceLocation(file: file),
      "the measurements of the tests have been edited",
      explanation: "The digest does not match the recorded sources, suites and lines.",
      suggestion: "run 'make measure-tests', which writes the file again")
  }

  /// The error for a file that contains something other than measurements.
  fileprivate static func unlikeMeasured(_ file: String, _ what: String) -> DiagnosticError {
    DiagnosticError(
      .wrongType, at: SourceLocation(file: file),
      "invalid measurements of the tests: \(what)",
      explanation: "Expected: 'folders' with a text for each, and 'files', each with the numbers "
        + "of its 'lines' and of those 'reached', such as 3-5,9.",
      suggestion: "run 'make measure-tests', which writes the file again")
  }
}
