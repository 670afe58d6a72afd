import Comparison
import Metrics
import SiteTemplates

/// A comparison line by line, for the template `parts/pair-diff`.
///
/// Common lines span both columns, and different lines are side by side. Each line begins with its
/// sign, as text.
struct PairDiff {
  /// The kind of a line in the comparison.
  enum Sign: String {
    case same = "="
    case renamed = "≈"
    case moved = "↷"
    case first = "◂"
    case second = "▸"
  }

  /// The signs between two numbers in a cell, of which the first is on the left.
  static let between = " \(Sign.first.rawValue)\(Sign.second.rawValue) "

  /// A run of lines of the same kind.
  private enum Hunk {
    case both([String])
    /// The same lines in different words.
    case pair(first: [String], second: [String])
    case apart(first: [String], second: [String])
  }

  private var hunks: [Hunk] = []

  /// Adds a line that both have: once if the words are the same, otherwise side by side.
  ///
  /// - Parameters:
  ///   - sign: The sign of the line.
  ///   - first: The first's wording.
  ///   - second: The second's wording.
  ///   - times: The number of repetitions.
  mutating func addBoth(_ sign: Sign, _ first: String, _ second: String, times: Int = 1) {
    let (one, other) = (Self.line(sign, first, times), Self.line(sign, second, times))
    switch (one == other, hunks.last) {
    case (true, .both(let lines)?): hunks[hunks.count - 1] = .both(lines + [one])
    case (true, _): hunks.append(.both([one]))
    case (false, _): hunks.append(.pair(first: [one], second: [other]))
    }
  }

  /// Adds a line that only one has, or that the other has elsewhere.
  mutating func add(_ sign: Sign, _ text: String, toFirst isFirst: Bool, times: Int = 1) {
    var (first, second) = ([String](), [String]())
    if case .apart(let left, let right)? = hunks.last {
      (first, second) = (left, right)
      hunks.removeLast()
    }
    let line = Self.line(sign, text, times)
    if isFirst { first.append(line) } else { second.append(line) }
    hunks.append(.apart(first: first, second: second))
  }

  private static func line(_ sign: Sign, _ text: String, _ times: Int) -> String {
    "\(sign.rawValue) \(times > 1 ? "×\(times) " : "")\(text)"
  }
}

extension PairDiff {
  var value: PageValue {
    .list(
      hunks.map { hunk in
        switch hunk {
        case .both(let lines): ["both": Self.value(lines), "isBoth": true, "sides": .list([])]
        case .pair(let first, let second): Self.sides(first, second, isSame: true)
        case .apart(let first, let second): Self.sides(first, second, isSame: false)
        }
      })
  }

  private static func sides(
    _ first: [String], _ second: [String], isSame: Bool
  ) -> PageValue {
    let sides: PageValue = [
      "isSame": .bool(isSame), "first": value(first), "second": value(second),
    ]
    return ["both": value([]), "isBoth": false, "sides": .list([sides])]
  }

  private static func value(_ lines: [String]) -> PageValue {
    .list(lines.map { ["text": .string($0)] })
  }
}

extension CodeDiff {
  /// Returns the comparison as shown on pages.
  func shown(text: (PlacedLine) -> String = \.line.text) -> PairDiff {
    lines.reduce(into: PairDiff()) { diff, line in
      switch line {
      case .same(let first, let second): diff.addBoth(.same, text(first), text(second))
      case .renamed(let first, let second): diff.addBoth(.renamed, text(first), text(second))
      case .movedFromFirst(let line): diff.add(.moved, text(line), toFirst: true)
      case .movedToSecond(let line): diff.add(.moved, text(line), toFirst: false)
      case .onlyFirst(let line): diff.add(.first, text(line), toFirst: true)
      case .onlySecond(let line): diff.add(.second, text(line), toFirst: false)
      }
    }
  }
}
