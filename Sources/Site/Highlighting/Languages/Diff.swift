import HTMLTags

extension CodeLanguage {
  /// Patches: added and removed lines are highlighted, headers are comments.
  static let diff = CodeLanguage(["diff", "patch", "udiff"], reading: { $0.readPatch() })
}

extension CodeCursor {
  fileprivate mutating func readPatch() {
    while !isAtEnd {
      let line = position
      position = lineEnd(from: line)
      if let kind = patchLine(line) { add(kind, from: line) }
      position = min(first(from: position) { $0 == 0x0A } + 1, end)
    }
  }

  private func patchLine(_ line: Int) -> CodeToken.Kind? {
    var cursor = self
    cursor.position = line
    switch cursor.byte {
    case "+": return cursor.isFileHeader("+++ ", behind: line) ? .comment : .inserted
    case "-": return cursor.isFileHeader("--- ", behind: line) ? .comment : .deleted
    case "@" where cursor.has("@@"), "\\",
      "d" where cursor.has("diff "),
      "i" where cursor.has("index "), "I" where cursor.has("Index: "):
      return .comment
    default: return nil
    }
  }

  /// Indicates whether a line names a file: `--- ` followed by a line with `+++ `, or the second
  /// of these lines.
  private func isFileHeader(_ mark: StaticString, behind line: Int) -> Bool {
    guard has(mark) else { return false }
    if byte == "-" {
      let next = first(from: line) { $0 == 0x0A } + 1
      return has(Array("+++ ".utf8), at: next)
    }
    guard line > 0 else { return false }
    var before = line - 1
    while before > 0, bytes[before - 1] != "\n" { before -= 1 }
    return has(Array("--- ".utf8), at: before)
  }
}
