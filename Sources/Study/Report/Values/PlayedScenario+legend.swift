package import Diagrams
import Evidence
import Identifiers
package import SiteTemplates
package import Trace

extension Badge {
  /// The badge for the templates `parts/badge` and `parts/letters`, with the participant's name.
  package var value: PageValue {
    [
      "badge": .string(text), "short": .string(participant.side.shortClassName),
      "className": .string(participant.side.className),
      "id": .string(participant.id), "name": .string(participant.side.name),
    ]
  }
}

extension Side {
  /// The side's letters for the templates `parts/badge` and `parts/letters`, with its name.
  package var value: PageValue {
    [
      "badge": .string(letters), "short": .string(shortClassName), "className": .string(className),
      "name": .string(name),
    ]
  }
}

extension Role {
  /// The role's letters for the templates `parts/badge` and `parts/letters`, with its name.
  package var value: PageValue { Side.role(self).value }
}

extension PlayedScenario {
  /// Returns the sides that take part in some or all patterns, for the template `parts/legend`.
  func legend(patterns: [PatternID]? = nil) -> PageValue {
    let shown = performances.filter { patterns?.contains($0.pattern) ?? true }
    let sides = Set(shown.flatMap { $0.badges.map(\.participant.side) })
    return ["roles": .list(sides.sorted().map(\.value))]
  }
}

extension PlayedScenario.PatternPerformance {
  /// Returns the participants, for the template `parts/cast`.
  func legendValue(_ links: Links) -> PageValue {
    [
      "pattern": links.link(toPattern: pattern),
      "code": .string(Address.code(of: implementation)),
      "objects": .list(badges.filter(\.participant.isObject).map(\.value)),
      "types": .list(badges.filter { !$0.participant.isObject }.map(\.value)),
    ]
  }
}
