import Comparison
import Diagrams
import Report
import SiteTemplates
import Trace

// Values that several pages of recordings show.

extension RecordingEvidence {
  /// Returns a link to a test.
  func link(to test: KeptTest) -> PageValue {
    .link(test.name, to: "/" + path(of: test))
  }

  /// Returns a link to a type, with its badge.
  func link(to type: RecordedType) -> PageValue {
    [
      "title": .string(type.name), "address": .string("/" + path(of: type)),
      "role": type.side.value,
    ]
  }

  /// Returns a link to a role or to the screen, with its badge.
  func link(to side: Side) -> PageValue {
    [
      "title": .string(side.name), "address": .string("/" + path(of: side)), "role": side.value,
    ]
  }

  /// The link back to the list of tests.
  var home: PageValue { ["address": .string("/" + root)] }

  /// Returns an arrow between two roles.
  func value(of arrow: RoleArrow) -> PageValue {
    [
      "from": arrow.from.value, "to": arrow.to.value, "sign": .string(arrow.kind.sign),
      "verb": .string(arrow.kind.verb), "verdict": .string(arrow.verdict.rawValue),
      "isForbidden": .bool(arrow.verdict == .forbidden),
      "isUnseen": .bool(arrow.verdict == .unseen),
      "isFollowing": .bool(arrow.verdict == .allowed && arrow.direction == nil),
      "only": .string(arrow.direction?.only.joined(separator: ", ") ?? ""),
      "count": .number(arrow.count),
      "counts": .list(
        arrow.counts.map { ["count": .number($0), "isZero": .bool($0 == 0)] }),
    ]
  }

  /// Returns a drawing of some arrows.
  func figure(of arrows: [RoleArrow], roles: [Role], title: String) -> PageValue {
    .html(
      DirectionsDiagram(roles: roles, arrows: arrows.map(\.drawn))
        .svg(prefix: "directions", title: title))
  }

  /// Returns the messages between types with their counts, linking both types to their pages.
  func values(of messages: [TypeMessage: Int]) -> PageValue {
    .list(
      messages.sorted { $0.key < $1.key }.map { message, count in
        [
          "from": link(to: message.from), "to": link(to: message.to),
          "verb": .string(message.kind.verb), "member": .string(message.member),
          "count": .number(count),
        ]
      })
  }
}

extension DirectionArrow.ArrowKind {
  /// The verb between the two ends.
  var verb: String {
    switch self {
    case .message: "calls"
    case .read: "reads"
    case .notification: "notifies"
    }
  }
}

extension RecordingEvidence.ShownBreach {
  /// Returns the violation in words; `link` returns the link to a test.
  func value(linking link: (KeptTest) -> PageValue) -> PageValue {
    [
      "message": .string(breach.message), "explanation": .string(breach.explanation ?? ""),
      "tests": .list(tests.map(link)),
    ]
  }
}
