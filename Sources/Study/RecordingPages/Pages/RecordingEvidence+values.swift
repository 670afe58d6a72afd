import Comparison
import Diagrams
import Report
import SiteTemplates
import Trace

// The values that several pages of recordings show.

extension RecordingEvidence {
  /// A link to a test, with its figures.
  func link(to test: KeptTest) -> PageValue {
    .link(test.name, to: "/" + path(of: test))
  }

  /// A link to a type, with its badge.
  func link(to type: RecordedType) -> PageValue {
    [
      "title": .string(type.name), "address": .string("/" + path(of: type)),
      "role": type.side.value,
    ]
  }

  /// A link to a role or to the screen, with its badge.
  func link(to side: Side) -> PageValue {
    [
      "title": .string(side.name), "address": .string("/" + path(of: side)), "role": side.value,
    ]
  }

  /// The way back to the list of tests.
  var home: PageValue { ["address": .string("/" + root)] }

  /// An arrow between two roles.
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

  /// The drawing of some arrows.
  func figure(of arrows: [RoleArrow], roles: [Role], title: String) -> PageValue {
    .html(
      DirectionsDiagram(roles: roles, arrows: arrows.map(\.drawn))
        .svg(prefix: "directions", title: title))
  }

  /// What one type does to others, and how often; the first end that is not the page's own leads to
  /// its page.
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
  /// The breach in words, for the tests whose pages `link` leads to.
  func value(linking link: (KeptTest) -> PageValue) -> PageValue {
    [
      "message": .string(breach.message), "explanation": .string(breach.explanation ?? ""),
      "tests": .list(tests.map(link)),
    ]
  }
}
