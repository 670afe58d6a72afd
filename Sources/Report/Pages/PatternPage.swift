import Comparison
import Diagrams
import Documents
import Identifiers
import Metrics
import SiteTemplates
import StaticSite
import Trace

/// The page of a pattern: its roles and directions as contract and as measured, its history.
struct PatternPage {
  /// A text for each pattern, whose front matter is its contract.
  static let kind = PageKind("pattern", of: "patterns/", schema: ContentKind.unread) {
    evidence, text, body in
    PatternPage(
      text: text, texts: evidence.texts, plays: evidence.plays, contracts: evidence.contracts,
      links: evidence.links, facts: evidence.facts
    ).page(body)
  }

  let text: ContentText
  let texts: Texts
  let plays: Plays
  /// What the patterns allow, by the pattern's identifier.
  let contracts: [Contract.ID: Contract]
  let links: Links
  let facts: ImplementationFacts

  private var pattern: String { text.name }
  private var contract: Contract? { contracts[pattern] }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "roles": .list((contract?.roles ?? []).map(Self.role)),
        "presents": contract?.presents?.value ?? .bool(false),
        "directions": .list((contract?.directions ?? []).map(Self.direction)),
        "implementations": .list(plays.samples.compactMap(implementation)),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  private static func role(_ declared: DeclaredRole) -> PageValue {
    [
      "badge": .string(declared.role.letters), "className": .string(declared.role.className),
      "name": .string(declared.role.rawValue), "text": .string(declared.text),
    ]
  }

  private static func direction(_ direction: Direction) -> PageValue {
    [
      "from": direction.from.value, "to": direction.to.value,
      "arrow": .string(direction.kind.arrow),
      "isNotification": .bool(direction.kind == .notification),
      "byProtocol": .bool(direction.byProtocol), "weakly": .bool(direction.weakly),
      "only": .string(direction.only.joined(separator: ", ")),
    ]
  }

  private func implementation(_ sample: String) -> PageValue? {
    let id = ImplementationID(sample: sample, pattern: pattern)
    guard plays.patterns(of: sample).contains(pattern), let source = facts[id] else { return nil }
    let acquaintance = Acquaintance(
      id, links: links, facts: facts, contracts: contracts, plays: plays)
    return [
      "title": .string(links.title(ofSample: sample)),
      "address": .string(Address.code(of: id)),
      "knowing": acquaintance.value,
      "cycles": .list(
        source.knowsAbout.cycles.map { cycle in
          ["text": .string(cycle.map(\.rawValue).joined(separator: " ⇄ "))]
        }),
      "lines": .number(source.codeLines.total),
      "types": .number(source.types.count),
    ]
  }

  private var markdown: String {
    let roles = contract?.roles.map { "- **\($0.role.rawValue)**: \($0.text)\n" } ?? []
    let directions = contract?.directions.map { "- \($0)\n" } ?? []
    return
      "# \(text.title)\n\n\(text.summary)\n\n\(roles.joined())\n\(directions.joined())\n"
      + texts.markdown(of: text)
  }
}
