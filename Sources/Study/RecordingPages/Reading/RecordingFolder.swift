import Diagnostics
import Recordings
import SiteFiles
import Trace

/// A folder of stored recordings, as written by the trait `.recorded`, with a file for each test.
///
/// In an outer folder, such as a package's `Tests`, each folder `Recordings` below it counts, and
/// names include its path. Only files ending in `.txt` are recordings.
struct RecordingFolder {
  private let path: String
  /// The program's roles besides the standard ones.
  private let roles: [Role]

  init(_ path: String, roles: [Role]) {
    self.path = path
    self.roles = roles
  }

  /// Reads all recordings.
  ///
  /// - Parameter collector: Receives every error of every file, or an error if there are no
  ///   recordings.
  /// - Returns: The readable tests, ordered by name.
  func tests(reportingTo collector: DiagnosticCollector) -> [KeptTest] {
    guard
      let files = collector.collect({ () throws(DiagnosticError) in
        try SourceFolder(path).files()
      })
    else { return [] }
    let kept = files.filter(Self.isRecording)
    if kept.isEmpty {
      collector.report(
        Diagnostic(
          .noRecordings, at: SourceLocation(file: path), "the folder has no kept recordings",
          explanation: "Recordings are files ending in '.txt', in the folder itself or in a folder "
            + "'Recordings' below it.",
          suggestion: "run the recorded tests once, or name the folder 'Recordings' beside them"))
    }
    var slugs = FreeSlugs()
    return kept.compactMap { file in
      guard
        let text = collector.collect({ () throws(DiagnosticError) in try file.text() }),
        let recording = recording(in: text, file: file.path, reportingTo: collector)
      else { return nil }
      let name = Self.name(of: file)
      return KeptTest(
        name: name, slug: slugs.slug(for: name), recording: recording, roles: roles)
    }
    .sorted { $0.name < $1.name }
  }

  /// Parses the recording in a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The path of the file, for messages.
  ///   - collector: Receives errors for unreadable lines, misspelt roles, unknown participants and
  ///     wrong indentation.
  /// - Returns: The recording; `nil` if there are errors.
  private func recording(
    in text: String, file: String, reportingTo collector: DiagnosticCollector
  ) -> KeptRecording? {
    let read = RecordingText(text)
    let diagnostics = RecordingDiagnostics(file: file, ownRoles: roles, read: read).all
    collector.report(contentsOf: diagnostics)
    return diagnostics.isEmpty ? read.recording : nil
  }

  private static func isRecording(_ file: SourceFolder.File) -> Bool {
    let folders = file.relativePath.split(separator: "/").dropLast()
    return file.pathExtension == "txt" && (folders.isEmpty || folders.last == "Recordings")
  }

  private static func name(of file: SourceFolder.File) -> String {
    file.relativePath.dropLast(".txt".count).split(separator: "/")
      .filter { $0 != "Recordings" }.joined(separator: "/")
  }
}

/// The errors in the text of a recording.
private struct RecordingDiagnostics {
  let file: String
  let ownRoles: [Role]
  let read: RecordingText

  var all: [Diagnostic] { lines + [rule].compactMap(\.self) + roles + participants + depths }

  private var recording: KeptRecording { read.recording }

  private var lines: [Diagnostic] {
    read.errors.map { error in
      let column = error.text.prefix { $0 == " " }.count + 1
      return Diagnostic(
        .notARecording, at: SourceLocation(file: file, line: error.line, column: column),
        "unexpected line in a recording",
        explanation: "Expected: \(error.expected).\(isActExpected(error) ? Self.acts : "")",
        suggestion: isActExpected(error) ? actSuggestion(error.text) : nil)
    }
  }

  private static var acts: String {
    let verbs = RecordedRow.Act.allCases.map(\.rawValue)
    return " Known verbs: \(verbs.joined(separator: ", "))."
  }

  private func isActExpected(_ error: KeptRecordingError) -> Bool {
    read.ruleLine.map { error.line > $0 } ?? false
  }

  private func actSuggestion(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count > 1 else { return nil }
    return TypoSuggestion.suggestion(
      for: String(words[1]), in: RecordedRow.Act.allCases.map(\.rawValue))
  }

  /// The error for a missing line between the participants and the rows.
  private var rule: Diagnostic? {
    guard read.ruleLine == nil, read.errors.isEmpty else { return nil }
    return Diagnostic(
      .notARecording, at: SourceLocation(file: file),
      "the file has no line '---' between participants and rows, so it is not a recording",
      suggestion: "record the test again, or move the file out of the folder")
  }

  /// The errors for roles spelt almost like known ones; others are assumed to be the program's.
  private var roles: [Diagnostic] {
    let known = Side.all.map(\.name) + ownRoles.map(\.rawValue)
    return zip(recording.participants, read.participantLines).compactMap { member, line in
      guard !known.contains(member.role),
        let suggestion = TypoSuggestion.suggestion(for: member.role, in: known)
      else { return nil }
      return Diagnostic(
        .unknownRole,
        at: SourceLocation(file: file, line: line, column: member.name.count + 3),
        "there is no role '\(member.role)'",
        explanation: "Known names: \(known.joined(separator: ", ")). "
          + "A contract can describe others.",
        suggestion: suggestion)
    }
  }

  /// The errors for names that are not among the participants, each reported once.
  private var participants: [Diagnostic] {
    let known = Set(recording.participants.map(\.name))
    var reported: Set<String> = []
    return zip(recording.rows, read.rowLines).flatMap { row, line -> [Diagnostic] in
      let column = 2 * row.depth + 1
      let other = column + row.from.count + row.act.rawValue.count + 2
      return [(row.from, column), (row.to, other)].compactMap { name, column in
        guard !known.contains(name), !Self.others.contains(name),
          reported.insert(name).inserted
        else { return nil }
        return Diagnostic(
          .notARecording, at: SourceLocation(file: file, line: line, column: column),
          "'\(name)' is not a participant of the recording",
          explanation: "Each participant has a line 'NAME: ROLE' above '---'.",
          suggestion: TypoSuggestion.suggestion(for: name, in: known.sorted()))
      }
    }
  }

  /// The names for actors that are not participants, and the word after the end of a life.
  private static let others: Set<String> = ["test", "later", "?", "here"]

  private var depths: [Diagnostic] {
    var deepest = 0
    return zip(recording.rows, read.rowLines).compactMap { row, line in
      defer { deepest = row.depth + 1 }
      guard row.depth > deepest else { return nil }
      return Diagnostic(
        .notARecording, at: SourceLocation(file: file, line: line, column: 2 * row.depth + 1),
        "the row is indented too deeply",
        explanation: "A row is indented by two spaces more than the row inside which it happened.",
        suggestion: "remove \(2 * (row.depth - deepest)) spaces")
    }
  }
}
