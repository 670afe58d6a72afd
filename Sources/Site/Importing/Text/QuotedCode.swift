/// Writes text that Markdown shows as it is.
enum QuotedCode {
  /// A text as code within a line.
  static func span(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text + pad + fence
  }

  /// A text as a block of code.
  static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    let ended = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    return "\(fence)\(language)\n\(ended)\(fence)"
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension String {
  /// The text without the blank lines at its ends.
  var trimmedLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The text with its lines but the first as far to the right as an indentation says, unless they
  /// are already.
  func hanging(by indent: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty || $1.hasPrefix(indent) ? String($1) : indent + $1 }
      .joined(separator: "\n")
  }
}

extension StringProtocol {
  /// The text without space at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }
}
