import HeadlessUI

/// What was heard, in order.
final class Journal {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was heard since this was last asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
