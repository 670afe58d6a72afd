import Foundation

/// A recording in the form in which it is kept beside a test: who took part, and a row for each
/// thing that happened.
///
/// It has no times, no numbers of events and no lines of source, and, unless a test asks for them,
/// no values, so that it changes only when the program does something else. Two recordings are
/// equal exactly if their texts are.
///
/// ```
/// CartView#1: view
/// CartViewModel#1: view model
/// ---
/// test calls CartView#1 tap()
///   CartView#1 calls CartViewModel#1 add(<text 1>)
/// ```
public struct KeptRecording: Sendable, Hashable {
  /// A participant and what the program calls its role.
  public struct KeptParticipant: Sendable, Hashable {
    /// `CartView#1`.
    public let name: String
    /// `view model`.
    public let role: String
  }

  /// The things that the recording could not see, a sentence for each.
  public var notes: [String] = []
  /// The participants, by their first appearance.
  public var participants: [KeptParticipant]
  /// The rows, each inside the last one before it that is less deep.
  public var rows: [RecordedRow]

  /// A recording from its parts.
  public init(participants: [KeptParticipant], rows: [RecordedRow]) {
    self.participants = participants
    self.rows = rows
  }

  /// The role of a participant; nothing of the test.
  ///
  /// - Complexity: O(*n*) in the number of participants.
  public func role(of name: String) -> String? { participants.first { $0.name == name }?.role }
}

extension KeptRecording {
  static let rule = "---"
  static let note = "! "

  /// The text of the file, one line for each participant and each row.
  public var text: String {
    let head = notes.map { Self.note + $0 } + participants.map { "\($0.name): \($0.role)" }
    let lines = head + [Self.rule] + rows.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file.
  ///
  /// - Throws: ``KeptRecordingError`` with the first line that is none of a recording.
  public init(text: String) throws(KeptRecordingError) {
    let read = RecordingText(text)
    if let fault = read.faults.first { throw fault }
    self = read.recording
  }

  /// A number that two recordings share only if their texts are the same, but for an accident of
  /// one in 2⁶⁴: 16 hexadecimal digits, the FNV-1a hash of the text.
  public var digest: String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A file that is no kept recording.
public struct KeptRecordingError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The line.
  public let text: String
  /// The form that it should have.
  public let expected: String

  public var description: String {
    "line \(line): '\(text)' is no part of a recording; expected \(expected)"
  }
}

/// The text of a kept recording as it was read: what is a recording in it, on which lines, and what
/// is not.
package struct RecordingText: Sendable {
  /// The recording, without the lines that are none of one.
  package private(set) var recording = KeptRecording(participants: [], rows: [])
  /// The line of each participant, from 1.
  package private(set) var participantLines: [Int] = []
  /// The line of each row, from 1.
  package private(set) var rowLines: [Int] = []
  /// The number of the line that is between participants and rows; `nil` if there is none.
  package private(set) var ruleLine: Int?
  /// The lines that are none of a recording.
  package private(set) var faults: [KeptRecordingError] = []

  /// Reads a text.
  ///
  /// - Parameter text: The whole of a file.
  /// - Complexity: O(*n*) in its length.
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
    faults.append(KeptRecordingError(line: number, text: String(line), expected: form))
  }
}
