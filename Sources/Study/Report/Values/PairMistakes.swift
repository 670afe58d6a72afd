import Comparison
import SiteTemplates
import StaticSite

/// The wrong implementations that belong to one of two patterns, or to both.
struct PairMistakes {
  let pair: PatternPair
  let wrong: ShownWrongImplementations

  /// The lists, for the template `pair`; nothing where there are none.
  var value: PageValue {
    let (first, second) = (wrong.of(pattern: pair.first), wrong.of(pattern: pair.second))
    guard !first.isEmpty || !second.isEmpty else { return .bool(false) }
    let names = (Set(first.map(\.text.name)), Set(second.map(\.text.name)))
    return [
      "both": .list(first.filter { names.1.contains($0.text.name) }.map(\.link)),
      "onlyFirst": .list(first.filter { !names.1.contains($0.text.name) }.map(\.link)),
      "onlySecond": .list(second.filter { !names.0.contains($0.text.name) }.map(\.link)),
    ]
  }
}
