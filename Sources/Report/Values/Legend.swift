import Diagrams
import SiteTemplates
import StaticSite
import Trace

extension Play {
  /// The roles that take part, each with its sign, for the template `parts/legend`.
  ///
  /// - Parameter patterns: Which patterns are shown side by side; all, if none are given.
  /// - Returns: What the template shows.
  func legend(patterns: [String]? = nil) -> PageValue {
    let shown = parts.filter { patterns?.contains($0.pattern) ?? true }
    let roles = Set(shown.flatMap { $0.badges.map(\.participant.role) })
    return ["roles": .list(roles.sorted().map(\.value))]
  }
}
