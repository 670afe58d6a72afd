import Diagrams
import SiteTemplates
import StaticSite
import Trace

extension Play {
  /// The roles that take part, the screen before them, each with its sign, for the template `parts/legend`.
  ///
  /// - Parameter patterns: Which patterns are shown side by side; all, if none are given.
  /// - Returns: What the template shows.
  func legend(patterns: [String]? = nil) -> PageValue {
    let shown = parts.filter { patterns?.contains($0.pattern) ?? true }
    let sides = Set(shown.flatMap { $0.badges.map(\.participant.side) })
    return ["roles": .list(sides.sorted().map(\.value))]
  }
}
