import CommonMark
import Diagnostics
import HTMLTags
import Sequences

/// A text that is changed by position in several passes, and knows of each line where it came from.
struct TrackedText: Sendable {
  /// The text as it is now.
  private(set) var bytes: [UInt8]
  /// The path of the file that it was read from, for messages.
  let file: String
  private var lines: [Line]

  /// A line of the text, and the line of the file that it came from.
  private struct Line {
    let start: Int
    let source: Int
    /// Tells whether its columns are those of the file.
    let isWhole: Bool
  }

  /// A text as it is in a file, from a line on.
  init(_ text: String, file: String, firstLine line: Int = 1) {
    bytes = Array(text.utf8)
    self.file = file
    lines = Self.starts(bytes).enumerated().map { index, start in
      Line(start: start, source: line + index, isWhole: true)
    }
  }

  /// The text as it is now.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// A stretch of it.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the place of a byte in the file; only the line if more of the line has been changed.
  func location(_ offset: Int) -> SourceLocation {
    let line = lines[lineIndex(offset)]
    let column =
      line.isWhole
      ? String(decoding: bytes[line.start..<offset], as: UTF8.self).unicodeScalars.count : 0
    return SourceLocation(file: file, line: line.source, column: column + 1)
  }

  private func lineIndex(_ offset: Int) -> Int {
    max(0, lines.partitioningIndex { $0.start > offset } - 1)
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == "\n" }.map { $0 + 1 }
  }
}

extension TrackedText {
  /// Applies changes, of which none may overlap another; one that does is left out.
  ///
  /// What a changed stretch becomes counts as being on the lines on which it was.
  ///
  /// - Complexity: O(*n* log *n*).
  mutating func apply(_ edits: [TextEdit]) {
    guard !edits.isEmpty else { return }
    var edited = EditedCopy(of: self)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      edited.replace(edit)
    }
    edited.copy(upTo: bytes.count)
    bytes = edited.bytes
    lines = edited.lines
  }

  /// A copy of a text, written from its beginning to its end with changes.
  private struct EditedCopy {
    let text: TrackedText
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [Line]
    /// The first byte of the text that is neither copied nor replaced yet.
    private var index = 0

    init(of text: TrackedText) {
      self.text = text
      lines = [text.lines[0]]
    }

    /// Copies what comes before a byte.
    mutating func copy(upTo end: Int) {
      var line = text.lineIndex(index)
      while index < end {
        let following = line + 1 < text.lines.count ? text.lines[line + 1] : nil
        let next = following?.start ?? text.bytes.count
        bytes += text.bytes[index..<min(next, end)]
        if let following, next <= end, next > index {
          lines.append(
            Line(start: bytes.count, source: following.source, isWhole: following.isWhole))
        }
        index = min(next, end)
        line += 1
      }
    }

    /// Applies a change, unless it overlaps the one before.
    mutating func replace(_ edit: TextEdit) {
      guard edit.range.lowerBound >= index else { return }
      copy(upTo: edit.range.lowerBound)
      let first = text.lines[text.lineIndex(index)].source
      let last = text.lines[text.lineIndex(edit.range.upperBound)].source
      changeLastLine()
      append(edit.text, from: first, to: last)
      // Lines that were joined: what follows the edit is on the last of them.
      if edit.range.contains(where: { text.bytes[$0] == "\n" }) {
        changeLastLine(source: lines.last?.start == bytes.count ? last : nil)
      }
      index = edit.range.upperBound
    }

    /// Appends a replacement of what was on some lines of the file.
    private mutating func append(_ replacement: String, from first: Int, to last: Int) {
      var line = first
      for byte in replacement.utf8 {
        bytes.append(byte)
        guard byte == "\n" else { continue }
        line = min(line + 1, max(first, last))
        lines.append(Line(start: bytes.count, source: line, isWhole: false))
      }
    }

    /// Notes that the last line is no longer as in the file, and where it now comes from.
    private mutating func changeLastLine(source: Int? = nil) {
      guard let line = lines.popLast() else { return }
      lines.append(Line(start: line.start, source: source ?? line.source, isWhole: false))
    }
  }
}

/// A change of a text by position.
struct TextEdit: Hashable, Sendable {
  /// The bytes that go.
  let range: Range<Int>
  /// The text in their place.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// The bytes of a text with its code blanked out: a place in them is the same place in the text.
struct Prose: Sendable {
  /// The text without code.
  let bytes: [UInt8]
  /// The code that was blanked out.
  let code: CodeRanges
  private let isCode: [Bool]

  /// Looks for a text's code.
  init(_ text: TrackedText) {
    code = CodeRanges(text.string)
    var bytes = text.bytes
    var isCode = [Bool](repeating: false, count: bytes.count)
    for range in code.blocks.map(\.range) + code.spans {
      for index in range {
        isCode[index] = true
        if bytes[index] != "\n" { bytes[index] = UInt8(ascii: " ") }
      }
    }
    self.bytes = bytes
    self.isCode = isCode
  }

  /// Tells whether a byte is in code.
  func isCode(at offset: Int) -> Bool { offset < isCode.count && isCode[offset] }
}
