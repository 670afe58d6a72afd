/// A word of a text, and where it is.
///
/// Code, the targets of links and what is between fences are none of the text's words. The marks of
/// emphasis and of quotation are left out; other punctuation divides.
struct ProseWord: Hashable {
  /// The word as it is written.
  let text: String
  let line: Int
  let column: Int
  /// Says whether something divides it from the word before.
  let isApart: Bool
  /// The sign that divides it, if only that does: `:` or `|`.
  let sign: Character?

  /// The word in small letters.
  var folded: String { text.lowercased() }
}

extension ProseWord {
  /// The words of Markdown without front matter, which begins on a line, in order.
  static func all(in markdown: String, firstLine: Int = 1) -> [ProseWord] {
    var reader = ProseReader()
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      reader.read(line, number: firstLine + index)
    }
    return reader.words
  }
}

/// Reads the words of a text line by line.
private struct ProseReader {
  private(set) var words: [ProseWord] = []
  private var fence = ""
  private var isInCode = false
  private var isApart = true
  private var sign: Character?

  mutating func read(_ line: Substring, number: Int) {
    let trimmed = line.drop { $0 == " " }
    let marks = trimmed.prefix { $0 == "`" || $0 == "~" }
    if !fence.isEmpty {
      if marks.hasPrefix(fence), trimmed.allSatisfy({ marks.first == $0 || $0.isWhitespace }) {
        fence = ""
      }
      return
    }
    if marks.count >= 3 {
      fence = String(marks)
      return divide(nil)
    }
    if trimmed.isEmpty {
      isInCode = false
      return divide(nil)
    }
    readWords(Array(line), number)
  }

  private mutating func readWords(_ line: [Character], _ number: Int) {
    var index = 0
    while index < line.count {
      let character = line[index]
      if character == "`" {
        isInCode.toggle()
        divide(nil)
      } else if isInCode {
        // What code says is no sentence's.
      } else if character == "]", index + 1 < line.count, line[index + 1] == "(" {
        index = Self.end(of: line, from: index + 1)
      } else if Self.isPart(character) {
        let start = index
        while index < line.count, Self.isPart(line[index]) || Self.joins(line, index) { index += 1 }
        words.append(
          ProseWord(
            text: String(line[start..<index]), line: number, column: start + 1, isApart: isApart,
            sign: sign))
        (isApart, sign) = (false, nil)
        continue
      } else if character == "%" {
        words.append(
          ProseWord(text: "%", line: number, column: index + 1, isApart: false, sign: nil))
      } else if !character.isWhitespace, !"*_[]“”\"‘’".contains(character) {
        divide(character)
      }
      index += 1
    }
  }

  private mutating func divide(_ character: Character?) {
    sign = isApart ? nil : character
    isApart = true
  }

  /// Returns the end of the link target that begins at an index.
  private static func end(of line: [Character], from start: Int) -> Int {
    var depth = 0
    for index in start..<line.count {
      if line[index] == "(" { depth += 1 }
      if line[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return line.count
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "{}".contains(character)
  }

  /// Returns whether a mark is inside a word: `role’s`, `7,578`, `0.5`, `twenty-five`.
  private static func joins(_ line: [Character], _ index: Int) -> Bool {
    guard index > 0, index + 1 < line.count else { return false }
    let (before, after) = (line[index - 1], line[index + 1])
    return switch line[index] {
    case ",", ".": before.isNumber && after.isNumber
    case "-", "’", "'": isPart(before) && isPart(after)
    default: false
    }
  }
}
