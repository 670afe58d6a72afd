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
