import Diagnostics
import Diagrams
import Evidence
import Identifiers
import Metrics
import SiteTemplates

/// The ownership in an implementation, for the template `parts/ownership`.
struct OwnershipValues {
  let findings: SampleFindings
  let links: Links
  /// Indicates whether it is initially unfolded.
  let isOpen: Bool

  private var id: ImplementationID { findings.implementation }
  private var ownership: TypeOwnership { findings.ownership }

  /// The tree, the references with their lines, and the lifetimes of objects.
  var value: PageValue {
    let lives = findings.lives.types
    let strongly = ownership.captures.filter { $0.strength == .strong }
    return [
      "isOpen": .bool(isOpen), "sample": .string(links.title(ofSample: id.sample)),
      "address": .string(Address.code(of: id)),
      "tree": tree,
      "holdings": .list(ownership.edges.map(holding)),
      "cycles": .list(
        ownership.strongCycles.map { group in
          ["text": .string(group.map(\.name).joined(separator: " ⇄ "))]
        }),
      "hasCycles": .bool(!ownership.strongCycles.isEmpty),
      "weakClosures": .number(ownership.captures.count - strongly.count),
      "strongClosures": .number(strongly.count),
      "strongly": .list(strongly.map(capture)),
      "lives": .list(lives.map(life)),
      "created": .string(lives.reduce(0) { $0 + findings.lives[$1].created }.grouped),
      "left": .number(lives.reduce(0) { $0 + findings.lives[$1].left }),
    ]
  }

  /// The ownership tree, for the template `parts/owners`.
  var tree: PageValue {
    OwnershipTree(types: ownership.types, edges: ownership.edges).value
  }

  /// The numbers of properties by strength, of closures, and of remaining objects, in sentences.
  var counts: String {
    let strengths = Dictionary(grouping: ownership.edges, by: \.strength).mapValues(\.count)
    let closures = ownership.captures.count { $0.strength == .weak }
    let left = findings.lives.types.reduce(0) { $0 + findings.lives[$1].left }
    return "Properties that hold strongly: \(strengths[.strong] ?? 0), weakly: "
      + "\(strengths[.weak] ?? 0), by a token: \(strengths[.token] ?? 0). Closures that capture "
      + "their object weakly, as registrations do: \(closures). Alive after leaving, in all "
      + "recordings: \(left)."
  }

  private func holding(_ edge: OwnershipEdge) -> PageValue {
    [
      "holder": .string(edge.holder.name), "holderRole": edge.holder.side.value,
      "property": .string(edge.property), "manner": .string(edge.manner),
      "held": .optional(edge.held?.name),
      "heldRole": edge.held?.side.value ?? .bool(false),
      "source": .optional(address(of: edge.location)),
    ]
  }

  private func capture(_ capture: ClosureCapture) -> PageValue {
    [
      "name": .string("\(capture.type.name).\(capture.member)"),
      "source": .optional(address(of: capture.location)),
    ]
  }

  private func address(of location: SourceLocation) -> String? {
    location.line.flatMap { links.address(of: location.file, line: $0, in: id) }
  }

  private func life(_ type: OwningType) -> PageValue {
    let count = findings.lives[type]
    return [
      "name": .string(type.name), "role": type.side.value,
      "created": .string(count.created.grouped), "peak": .string(count.peak.grouped),
      "left": .string(count.left.grouped),
      "counts": .list([count.created, count.peak, count.left].map(PageValue.number)),
    ]
  }
}

extension OwnershipEdge {
  /// The kind of reference, in words.
  fileprivate var manner: String {
    let way = token.map { "by a token, \($0)" } ?? strength.rawValue
    return isByProtocol ? "\(way), as a protocol" : way
  }
}
