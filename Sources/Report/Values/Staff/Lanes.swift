import Diagrams
import SiteTemplates
import StaticSite
import Trace

/// Where each participant and each role has its lane, from 0.
///
/// Rows name the lanes of roles by classes of a letter and a number, since a site has hundreds of
/// thousands of rows: `g` for the role that acts and `h` for the one acted on. The lanes of objects
/// are not written: `scenario.js`, which offers that level, finds the objects in the rows'
/// sentences.
struct Lanes {
  private let objects: [Participant.ID: Int]
  private let roles: [Role: Int]
  private let cast: Cast

  /// The lanes of a step.
  ///
  /// - Parameters:
  ///   - score: What happened; each of its participants has a lane.
  ///   - part: What the pattern did in the whole scenario; each of its roles has a lane in every
  ///     step.
  init(_ score: Score, in part: Play.Part) {
    objects = Dictionary(
      score.badges.enumerated().map { ($1.participant.id, $0) },
      uniquingKeysWith: { first, _ in first })
    roles = Dictionary(
      uniqueKeysWithValues: part.roles.enumerated().map { ($1, $0) })
    cast = part.cast
  }

  /// The number of roles' lanes, by a class: `g5`.
  var count: String { "g\(roles.count)" }

  /// The lanes of who acts and who is acted on, by classes: `g1 h2`, and `l` where the one acted on
  /// is nearer to the screen.
  func classes(of row: Row) -> String {
    var classes = lane(row.from, "g") + lane(row.to ?? row.from, "h")
    if let from = row.from.flatMap({ objects[$0] }), let to = row.to.flatMap({ objects[$0] }),
      to < from
    {
      classes += " l"
    }
    return classes
  }

  /// Whether both ends of a row are different participants of one role.
  func isWithinRole(_ row: Row) -> Bool {
    guard let from = row.from, let to = row.to, from != to else { return false }
    return cast.roles[from] == cast.roles[to]
  }

  private func lane(_ id: Participant.ID?, _ letter: String) -> String {
    guard let id, objects[id] != nil, let role = cast.roles[id], let lane = roles[role] else {
      return ""
    }
    return " \(letter)\(lane)"
  }

  /// The signs above the lanes of roles in order, for the template `parts/staff`.
  var heads: PageValue {
    .list(
      roles.sorted { $0.value < $1.value }.map { role, _ in ["letters": .string(role.letters)] })
  }
}

extension Play.Part {
  /// The roles that take part in the scenario, from the screen to the model.
  var roles: [Role] { Set(badges.map(\.participant.role)).sorted() }
}
