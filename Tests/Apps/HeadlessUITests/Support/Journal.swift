import HeadlessUI

/// The lines that were heard, in order.
final class Journal {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines that were heard since this was last asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
