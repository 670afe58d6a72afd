/// A word of a text with its location.
///
/// Code, link targets and fenced blocks are not part of the words. Emphasis and quotation marks
/// are ignored; other punctuation separates words.
struct ProseWord: Hashable {
  /// The word in its original case.
  let text: String
  let line: Int
  let column: Int
  /// Indicates whether something separates it from the preceding word.
  let isApart: Bool
  /// The punctuation that separates it, if it is a single character, such as `:` or `|`.
  let sign: Character?

  /// The word in lower case.
  var folded: String { text.lowercased() }
}

extension ProseWord {
  /// The words of Markdown without front matter, in order, with lines counted from `firstLine`.
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
        // Code is not prose.
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

  /// Returns the index of the parenthesis that closes the link target.
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

  /// Returns whether a punctuation mark is inside a word: `role’s`, `7,578`, `0.5`, `twenty-five`.
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
