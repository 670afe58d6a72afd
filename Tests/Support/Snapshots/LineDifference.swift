/// The difference between two texts, line by line, for somebody to read.
package enum LineDifference {
  /// The lines that differ, each group with three equal lines around it.
  ///
  /// What is expected and missing begins with `-`, what is there instead with `+`. Lines that are
  /// left out leave `…`; a last line without an end is marked.
  ///
  /// - Complexity: O(*n* · *d*) for *d* different lines.
  package static func description(from expected: String, to text: String) -> String {
    let (old, new) = (lines(expected), lines(text))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(sign: String, line: String)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        all.append(("-", old[left]))
        left += 1
      } else if inserted.contains(right) {
        all.append(("+", new[right]))
        right += 1
      } else {
        all.append((" ", old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return excerpt(of: all).joined(separator: "\n")
  }

  private static let context = 3

  private static func excerpt(of all: [(sign: String, line: String)]) -> [String] {
    let shown = Set(
      all.indices.filter { all[$0].sign != " " }.flatMap { ($0 - context)...($0 + context) })
    var found: [String] = []
    for index in all.indices {
      if shown.contains(index) {
        found.append("\(all[index].sign) \(all[index].line)")
      } else if found.last != "…" {
        found.append("…")
      }
    }
    return found
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" {
      lines.removeLast()
    } else if let last = lines.popLast() {
      lines.append(last + " (no end of line)")
    }
    return lines
  }
}
