package import Comparison
package import Diagrams
import Evidence
import Identifiers
import Sequences
import SiteTemplates
import Trace

/// A contract with its measured counts, for the template `parts/directions`.
struct DirectionValues {
  let measured: MeasuredContract
  /// The measurements of each sample.
  let samples: [SampleFindings]
  let title: String
  let links: Links

  /// The figure, its arrows in words, and the count of each arrow in each sample.
  var value: PageValue {
    [
      "figure": .html(figure),
      "arrows": .list(measured.arrows.map(arrow)),
      "samples": .list(
        samples.map { sample in
          ["title": .string(links.title(ofSample: sample.implementation.sample))]
        }),
      "isWide": .bool(samples.count > 3),
      "others": .list(
        measured.others.map { other in
          [
            "from": other.from.value, "to": other.to.value,
            "verb": .string(other.permission.verb), "count": .string(other.count.grouped),
          ]
        }),
    ]
  }

  private var figure: String {
    DirectionsDiagram(roles: measured.roles, arrows: measured.arrows.map { $0.drawn() })
      .svg(prefix: "directions", title: "\(title): what the contract allows, and what was measured")
  }

  private func arrow(_ arrow: ContractArrow) -> PageValue {
    [
      "from": arrow.from.value, "to": arrow.to.value, "sign": .string(arrow.traffic.kind.sign),
      "description": .string(arrow.name),
      "isNotification": .bool(arrow.traffic == .notification),
      "isRead": .bool(arrow.traffic == .read), "isForbidden": .bool(arrow.isForbidden),
      "isListed": .bool(arrow.direction != nil),
      "byProtocol": .bool(arrow.direction?.byProtocol == true),
      "weakly": .bool(arrow.direction?.weakly == true),
      "only": .string(arrow.direction?.only.joined(separator: ", ") ?? ""),
      "count": .string(arrow.count.grouped), "plain": .number(arrow.count),
      "isUnused": .bool(arrow.isUnused),
      "samples": .list(
        samples.map { sample in
          let count = sample.measured?.count(of: arrow) ?? 0
          return [
            "count": .string(count.grouped), "plain": .number(count), "isZero": .bool(count == 0),
          ]
        }),
    ]
  }
}

/// Two contracts in one drawing: the directions allowed by both or by one, with their counts.
struct PairContracts {
  let first: MeasuredContract
  let second: MeasuredContract

  func svg(prefix: String, title: String) -> String {
    let (left, right) = (Set(first.roles), Set(second.roles))
    let sides = left.union(right).map { role -> (Role, DirectionArrow.ContractSide) in
      (role, !right.contains(role) ? .first : !left.contains(role) ? .second : .shared)
    }
    return DirectionsDiagram(
      roles: left.union(right), arrows: arrows, sides: Dictionary(keepingFirst: sides)
    ).svg(prefix: prefix, title: title)
  }

  /// The arrows of both; common ones appear once.
  private var arrows: [DirectionArrow] {
    first.arrows.map { arrow in
      guard let other = second.arrows.first(where: arrow.isSame) else { return arrow.drawn(.first) }
      let drawn = (arrow.isUnused ? other : arrow).drawn()
      return DirectionArrow(
        from: drawn.from, to: drawn.to, kind: drawn.kind, state: drawn.state,
        label: "\(arrow.count.grouped)\(PairDiff.between)\(other.count.grouped)")
    }
      + second.arrows.filter { arrow in !first.arrows.contains(where: arrow.isSame) }
      .map { $0.drawn(.second) }
  }
}

extension ContractArrow {
  /// Returns the arrow for a drawing, labelled with its count.
  func drawn(_ side: DirectionArrow.ContractSide = .shared) -> DirectionArrow {
    DirectionArrow(
      from: from, to: to, kind: traffic.kind,
      state: isForbidden ? .forbidden : isUnused ? .unused : .used, side: side,
      label: count.grouped)
  }

  /// The arrow as a line of text.
  var name: String {
    direction?.description
      ?? "\(from.rawValue) \(traffic.kind.sign) \(to.rawValue)\(isForbidden ? ", forbidden" : "")"
  }
}

extension Traffic {
  /// The kind of arrow in a drawing.
  package var kind: DirectionArrow.ArrowKind {
    switch self {
    case .message: .message
    case .read: .read
    case .notification: .notification
    }
  }
}

extension Permission {
  /// The verb between the names of two roles.
  fileprivate var verb: String {
    switch self {
    case .subscription: "registers with"
    case .creation: "creates"
    case .composition: "creates, connects or reads"
    case .lifeCycle: "runs the life cycle of"
    case .command, .notification, .reading, .forbidden: rawValue
    }
  }
}

extension Direction {
  /// The direction for the templates `parts/direction` and `parts/evidence/contract`.
  var value: PageValue {
    [
      "description": .string(description), "from": from.value, "to": to.value,
      "arrow": .string(kind.arrow),
      "isNotification": .bool(kind == .notification), "byProtocol": .bool(byProtocol),
      "weakly": .bool(weakly), "only": .string(only.joined(separator: ", ")),
    ]
  }
}
