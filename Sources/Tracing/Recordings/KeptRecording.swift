import Foundation

/// A recording in the form kept beside a test: its participants, and a row for each event.
///
/// It has no times, event numbers or source lines and, unless a test asks for them, no values. It
/// therefore changes only if the program behaves differently. Two recordings are equal exactly if
/// their texts are.
///
/// ```
/// CartView#1: view
/// CartViewModel#1: view model
/// ---
/// test calls CartView#1 tap()
///   CartView#1 calls CartViewModel#1 add(<text 1>)
/// ```
public struct KeptRecording: Sendable, Hashable {
  /// A participant and the name of its role in the program.
  public struct KeptParticipant: Sendable, Hashable {
    /// The name, such as `CartView#1`.
    public let name: String
    /// The role, such as `view model`.
    public let role: String
  }

  /// The gaps in the recording, a sentence for each.
  public var notes: [String] = []
  /// The participants in order of first appearance.
  public var participants: [KeptParticipant]
  /// The rows; each is inside the last row before it with a smaller depth.
  public var rows: [RecordedRow]

  /// Creates a recording from its parts.
  public init(participants: [KeptParticipant], rows: [RecordedRow]) {
    self.participants = participants
    self.rows = rows
  }

  /// Returns the role of a participant; `nil` for the test.
  ///
  /// - Complexity: O(*n*) in the number of participants.
  public func role(of name: String) -> String? { participants.first { $0.name == name }?.role }
}

extension KeptRecording {
  static let rule = "---"
  static let note = "! "

  /// The text of the file, one line for each note, participant and row.
  public var text: String {
    let head = notes.map { Self.note + $0 } + participants.map { "\($0.name): \($0.role)" }
    let lines = head + [Self.rule] + rows.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Parses the text of a file.
  ///
  /// - Throws: ``KeptRecordingError`` for the first line that is not part of a recording.
  public init(text: String) throws(KeptRecordingError) {
    let read = RecordingText(text)
    if let error = read.errors.first { throw error }
    self = read.recording
  }

  /// The FNV-1a hash of the text in 16 hexadecimal digits.
  ///
  /// Two different texts have the same digest with a probability of 1 in 2⁶⁴.
  public var digest: String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The error for a line that is not part of a kept recording.
public struct KeptRecordingError: Error, Hashable, CustomStringConvertible {
  /// The line number, from 1.
  public let line: Int
  /// The text of the line.
  public let text: String
  /// The expected form of the line.
  public let expected: String

  public var description: String {
    "line \(line): unexpected '\(text)' in a recording; expected \(expected)"
  }
}

/// The parsed text of a kept recording, with line numbers and errors.
package struct RecordingText: Sendable {
  /// The recording, without the invalid lines.
  package private(set) var recording = KeptRecording(participants: [], rows: [])
  /// The line number of each participant, from 1.
  package private(set) var participantLines: [Int] = []
  /// The line number of each row, from 1.
  package private(set) var rowLines: [Int] = []
  /// The number of the line between participants and rows; `nil` if there is none.
  package private(set) var ruleLine: Int?
  /// The errors for the invalid lines.
  package private(set) var errors: [KeptRecordingError] = []

  /// Parses the whole text of a file.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty { read(line, number: index + 1) }
  }

  private mutating func read(_ line: Substring, number: Int) {
    if line == KeptRecording.rule {
      ruleLine = ruleLine ?? number
    } else if ruleLine != nil {
      guard let row = RecordedRow(line: line) else {
        return refuse(line, number, expecting: "'WHO calls WHOM METHOD'")
      }
      recording.rows.append(row)
      rowLines.append(number)
    } else if line.hasPrefix(KeptRecording.note) {
      recording.notes.append(String(line.dropFirst(KeptRecording.note.count)))
    } else if let colon = line.ranges(of: ": ").last {
      recording.participants.append(
        KeptRecording.KeptParticipant(
          name: String(line[..<colon.lowerBound]), role: String(line[colon.upperBound...])))
      participantLines.append(number)
    } else {
      refuse(line, number, expecting: "'NAME: ROLE'")
    }
  }

  private mutating func refuse(_ line: Substring, _ number: Int, expecting form: String) {
    errors.append(KeptRecordingError(line: number, text: String(line), expected: form))
  }
}
