import Comparison
import Diagrams
import Documents
import Metrics
import SiteTemplates
import StaticSite
import Trace

/// The page of a pattern: its roles and directions as contract and as measured, its history.
struct PatternPage {
  let report: Report
  let text: ContentText

  private var pattern: String { text.name }
  private var contract: Contract? { report.contract(ofPattern: pattern) }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "roles": .list((contract?.roles ?? []).map(Self.role)),
        "directions": .list((contract?.directions ?? []).map(Self.direction)),
        "implementations": .list(report.samples.compactMap(implementation)),
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
    guard report.patterns(of: sample).contains(pattern),
      let facts = report.facts[sample: sample, pattern: pattern]
    else { return nil }
    let title = report.context.title(ofSample: sample)
    return [
      "title": .string(title),
      "address": .string(Address.code(of: sample, in: pattern)),
      "knowing": Acquaintance(report: report, sample: sample, pattern: pattern).value,
      "cycles": .list(
        facts.knowsAbout.cycles.map { cycle in
          ["text": .string(cycle.map(\.rawValue).joined(separator: " ⇄ "))]
        }),
      "lines": .number(facts.codeLines.total),
      "types": .number(facts.types.count),
    ]
  }

  private var markdown: String {
    let roles = contract?.roles.map { "- **\($0.role.rawValue)**: \($0.text)\n" } ?? []
    let directions = contract?.directions.map { "- \($0)\n" } ?? []
    return
      "# \(text.title)\n\n\(text.summary)\n\n\(roles.joined())\n\(directions.joined())\n"
      + report.markdown(of: text)
  }
}
