import Comparison
import Metrics

extension CodeDiff {
  /// The comparison as pages show it.
  ///
  /// - Parameter text: The text of a line.
  /// - Returns: The lines with their signs.
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
