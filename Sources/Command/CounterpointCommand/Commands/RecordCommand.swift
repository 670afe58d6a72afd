import ArgumentParser
import Diagnostics
import Foundation
import Recordings

/// Records the tests of a package, and compares the recordings with the stored ones.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Runs the recorded tests of a package, and compares them with the kept recordings.",
    discussion: """
      A recording that is not kept yet is written beside its test; a difference from a kept one \
      is printed, and is an error. With --check, the tests run twice and nothing is written; \
      recordings that differ between the runs are unstable. If a suite's folder Recordings has a \
      file 'kept', only the tests that it names are recorded.
      """)

  @Flag(help: "Records twice to find unstable recordings, and writes nothing.")
  var check = false

  @Option(
    name: .customLong("bless"),
    help:
      "Keeps the new recording of a test: CartTests-buying or 'CartTests-*'; can be repeated.")
  var blessed: [String] = []

  @Option(name: .customLong("package"), help: "The package.", completion: .directory)
  var package = "."

  func validate() throws {
    if check, !blessed.isEmpty {
      throw ValidationError("--check writes nothing, so it cannot be used with --bless.")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      let run = try RecordedRun(of: package)
      if check {
        try Stability(first: run, second: RecordedRun(of: package)).report()
      } else if blessed.isEmpty {
        try compare(run)
      } else {
        try bless(run)
      }
    }
  }
}

extension RecordCommand {
  /// Writes recordings that are not stored yet, and throws an error for each that differs.
  private func compare(_ run: RecordedRun) throws(DiagnosticError) {
    let program = RunningProgram.current.name
    let collector = DiagnosticCollector()
    var equal = 0
    for (path, recording) in run.recordings.sorted(by: { $0.key < $1.key }) {
      guard FileManager.default.fileExists(atPath: path) else {
        collector.collect(try Self.write(recording, to: path))
        continue
      }
      collector.collect { () throws(DiagnosticError) in
        let difference = RecordingDifference(from: try KeptRecording(keptIn: path), to: recording)
        guard !difference.isEmpty else {
          equal += 1
          return
        }
        let name = RecordedRun.name(of: path)
        Console.say("\(name)\n\(difference.text)\n")
        collector.report(
          Diagnostic(
            .changedRecording, at: SourceLocation(file: path),
            "'\(name)' differs from its kept recording",
            suggestion: "if this is intended, run '\(program) record --bless \(name)'"))
      }
    }
    collector.report(contentsOf: run.unmade)
    Console.say("\(run.recordings.count.counted("recording")), \(equal) unchanged")
    try collector.throwErrors()
  }

  /// Writes the selected recordings, and prints their differences from the stored ones.
  private func bless(_ run: RecordedRun) throws(DiagnosticError) {
    let names = run.recordings.keys.map(RecordedRun.name)
    let wanted = RecordingManifest(text: blessed.joined(separator: "\n"))
    let unknown = wanted.names.filter { !names.contains(where: $0.fits) }.map(\.pattern)
    if !unknown.isEmpty {
      throw DiagnosticError(
        unknown.map { name in
          Diagnostic(
            .unknownRecording, "no test produces a recording '\(name)'",
            explanation: "Known names: \(names.sorted().joined(separator: ", ")).",
            suggestion: TypoSuggestion.suggestion(for: name, in: names.sorted()))
        })
    }
    for (path, recording) in run.recordings.sorted(by: { $0.key < $1.key }) {
      let name = RecordedRun.name(of: path)
      guard wanted.keeps(name) else { continue }
      // A file that is no longer a valid recording is replaced.
      if let kept = try? KeptRecording(keptIn: path) {
        Console.say(RecordingDifference(from: kept, to: recording).markdown(title: name))
      }
      try Self.write(recording, to: path)
    }
  }

  private static func write(
    _ recording: KeptRecording, to path: String
  ) throws(DiagnosticError) {
    try TextFile.write(recording.text, to: path)
    Console.say("wrote    \(path)")
  }
}

/// The recordings of two runs of the same tests.
private struct Stability {
  let first: RecordedRun
  let second: RecordedRun

  /// Reports that all recordings are equal, or shows the differences between the two runs.
  func report() throws(DiagnosticError) {
    let paths = Set(first.recordings.keys).union(second.recordings.keys).sorted()
    let unstable = paths.filter { first.recordings[$0] != second.recordings[$0] }
    for path in unstable {
      let empty = KeptRecording(participants: [], rows: [])
      let difference = RecordingDifference(
        from: first.recordings[path] ?? empty, to: second.recordings[path] ?? empty)
      Console.say("\(RecordedRun.name(of: path))\n\(difference.text)\n")
    }
    let diagnostics =
      unstable.map { path in
        Diagnostic(
          .unstableRecording, at: SourceLocation(file: path),
          "'\(RecordedRun.name(of: path))' differs between two runs",
          explanation: "Rows with '-' are from the first run, rows with '+' from the second.",
          suggestion: "make the test deterministic, or do not keep its recording")
      } + first.unmade
    Console.say("\(paths.count.counted("recording")), \(unstable.count) unstable")
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
  }
}

extension RecordedRun {
  /// Returns the name of a recording, given the path of its file.
  static func name(of path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// Diagnostics for files beside these recordings and names in manifests that no test produces.
  var unmade: [Diagnostic] {
    let folders = Set(recordings.keys.map { URL(filePath: $0).deletingLastPathComponent() })
    return folders.sorted { $0.path < $1.path }.flatMap { folder -> [Diagnostic] in
      let own = recordings.keys.filter { URL(filePath: $0).deletingLastPathComponent() == folder }
      let names = Set(own.map(Self.name))
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let stale = files.filter { $0.hasSuffix(".txt") && !names.contains(Self.name(of: $0)) }
      let manifest = RecordingManifest(of: folder)
      let unused = (manifest?.names ?? [])
        .filter { kept in !names.contains(where: kept.fits) }
      return stale.sorted().map { file in
        Diagnostic(
          .unknownRecording, at: SourceLocation(file: folder.appending(path: file).path),
          "no test produces this recording any more",
          suggestion: manifest?.keeps(Self.name(of: file)) == false
            ? "name it in '\(RecordingManifest.fileName)', or remove the file" : "remove the file")
      }
        + unused.map { kept in
          Diagnostic(
            .unknownRecording,
            at: SourceLocation(
              file: folder.appending(path: RecordingManifest.fileName).path, line: kept.line,
              column: 1),
            "no test produces a recording '\(kept.pattern)'",
            suggestion: TypoSuggestion.suggestion(for: kept.pattern, in: names.sorted()))
        }
    }
  }
}
