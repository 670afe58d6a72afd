import Diagnostics
import Foundation
import Recordings

/// One run of a package's tests, recorded into a temporary folder.
struct RecordedRun {
  /// The recordings, by the paths of the corresponding files beside the tests.
  let recordings: [String: KeptRecording]

  /// Runs the tests of a package; their output goes to the standard error.
  ///
  /// The environment variable `SWIFT` may specify the executable that runs them.
  ///
  /// - Throws: An error if there is no package, if its tests fail, or if none of them is recorded.
  init(of package: String) throws(DiagnosticError) {
    guard TextFile.exists("\(package)/Package.swift") else {
      throw DiagnosticError(
        .wrongFolder, at: SourceLocation(file: package), "there is no package in this folder",
        suggestion: "specify the folder of a 'Package.swift' with --package")
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "recorded-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let status = Self.test(package, recordingInto: folder)
    guard status == 0 else {
      throw DiagnosticError(
        .failedTests, at: SourceLocation(file: package),
        "the tests of the package cannot be run, or fail",
        explanation: "Their output is above. Nothing was compared or written.",
        suggestion: "fix them, and record again")
    }
    recordings = try Self.recordings(in: folder)
    guard recordings.isEmpty else { return }
    throw DiagnosticError(
      .noRecordings, at: SourceLocation(file: package), "no test of the package is recorded",
      explanation: "A suite with '@Suite(.recorded)' is, after 'import CounterpointTesting'. If "
        + "there is a file 'Recordings/kept', only the tests that it names are.")
  }

  /// Runs the tests and returns their exit status.
  private static func test(_ package: String, recordingInto folder: URL) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [environment["SWIFT"] ?? "swift", "test", "--package-path", package]
    process.environment = environment.merging(
      [
        "COUNTERPOINT_RECORD": "all",
        "COUNTERPOINT_RECORDINGS": folder.path(percentEncoded: false),
      ], uniquingKeysWith: { _, own in own })
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      return EXIT_FAILURE
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns the recordings in a folder that mirrors the absolute paths of the stored files.
  private static func recordings(
    in folder: URL
  ) throws(DiagnosticError) -> [String: KeptRecording] {
    let root = folder.path(percentEncoded: false)
    let collector = DiagnosticCollector()
    var recordings: [String: KeptRecording] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    where path.hasSuffix(".txt") {
      collector.collect { () throws(DiagnosticError) in
        recordings["/" + path] = try KeptRecording(keptIn: "\(root)/\(path)")
      }
    }
    try collector.throwErrors()
    return recordings
  }
}

extension KeptRecording {
  /// Reads a file.
  ///
  /// - Throws: An error if it cannot be read, or for its first line that is not part of a
  ///   recording.
  init(keptIn path: String) throws(DiagnosticError) {
    do {
      self = try KeptRecording(text: String(contentsOfFile: path, encoding: .utf8))
    } catch let error as KeptRecordingError {
      throw DiagnosticError(
        .notARecording, at: SourceLocation(file: path, line: error.line, column: 1),
        "unexpected line in a recording", explanation: "Expected: \(error.expected).")
    } catch {
      throw DiagnosticError(
        .unreadable, at: SourceLocation(file: path),
        "the file cannot be read: \(error.localizedDescription)")
    }
  }
}
