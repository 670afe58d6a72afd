import CommonMark
import Diagnostics
import HTMLTags
import Sequences

/// A text that several passes edit, and that tracks the source line of each of its lines.
struct TrackedText: Sendable {
  /// The current text.
  private(set) var bytes: [UInt8]
  /// The path of the source file, for messages.
  let file: String
  private var lines: [Line]

  /// A line of the text, and the line of the file from which it came.
  private struct Line {
    let start: Int
    let source: Int
    /// Indicates whether its columns are those of the file.
    let isWhole: Bool
  }

  /// Creates a text that begins on a line of a file.
  init(_ text: String, file: String, firstLine line: Int = 1) {
    bytes = Array(text.utf8)
    self.file = file
    lines = Self.starts(bytes).enumerated().map { index, start in
      Line(start: start, source: line + index, isWhole: true)
    }
  }

  /// The current text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the source location of a byte; on an edited line, the column is 1.
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
  /// Applies edits; an edit that overlaps the previous one is dropped.
  ///
  /// Replacements count as being on the source lines of the bytes that they replace.
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

  /// A copy of a text, written from start to end with edits.
  private struct EditedCopy {
    let text: TrackedText
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [Line]
    /// The index of the first byte that is neither copied nor replaced.
    private var index = 0

    init(of text: TrackedText) {
      self.text = text
      lines = [text.lines[0]]
    }

    /// Copies everything before an index.
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

    /// Applies an edit, unless it overlaps the previous one.
    mutating func replace(_ edit: TextEdit) {
      guard edit.range.lowerBound >= index else { return }
      copy(upTo: edit.range.lowerBound)
      let first = text.lines[text.lineIndex(index)].source
      let last = text.lines[text.lineIndex(edit.range.upperBound)].source
      changeLastLine()
      append(edit.text, from: first, to: last)
      // The edit joined lines: the text after it is on the last of them.
      if edit.range.contains(where: { text.bytes[$0] == "\n" }) {
        changeLastLine(source: lines.last?.start == bytes.count ? last : nil)
      }
      index = edit.range.upperBound
    }

    /// Appends a replacement of text on a range of source lines.
    private mutating func append(_ replacement: String, from first: Int, to last: Int) {
      var line = first
      for byte in replacement.utf8 {
        bytes.append(byte)
        guard byte == "\n" else { continue }
        line = min(line + 1, max(first, last))
        lines.append(Line(start: bytes.count, source: line, isWhole: false))
      }
    }

    /// Marks the last line as edited, and optionally changes its source line.
    private mutating func changeLastLine(source: Int? = nil) {
      guard let line = lines.popLast() else { return }
      lines.append(Line(start: line.start, source: source ?? line.source, isWhole: false))
    }
  }
}

/// A replacement of a range of a text.
struct TextEdit: Hashable, Sendable {
  /// The bytes to replace.
  let range: Range<Int>
  /// The new text.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// The bytes of a text with its code blanked out, at unchanged offsets.
struct Prose: Sendable {
  /// The text with spaces in place of code.
  let bytes: [UInt8]
  let code: CodeRanges
  private let isCode: [Bool]

  /// Finds the code of a text.
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

  /// Indicates whether a byte is in code.
  func isCode(at offset: Int) -> Bool { offset < isCode.count && isCode[offset] }
}
