import Diagnostics
import Documents
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The first page: one scenario as a few patterns play it, then every sample in every pattern.
struct HomePage {
  let report: Report
  let text: ContentText

  /// What its front matter may say: `play`, a scenario with its sample in front; `steps`, the numbers
  /// of those to show as its page gives them, or `Opening`; `patterns`, those that stand side by side.
  static let schema: ContentKind.Schema = { fields in
    [
      "scenario": .string(fields.string("play")),
      "shown": .list(fields.strings("steps").map { .string($0) }),
      "chosen": .list(fields.strings("patterns").map { .string($0) }),
    ]
  }

  /// The page.
  ///
  /// - Throws: A fault if there is no such scenario, or no such step of it.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let table = implementations
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html), "play": try play(),
        "table": table.value,
      ],
      markdown:
        "# \(text.title)\n\n\(text.summary)\n\n\(report.markdown(of: text))\n\(table.markdown)",
      source: text.templateLocation, origins: body.origins)
  }

  private func play() throws(DiagnosticError) -> PageValue {
    let name = texts("scenario").first ?? ""
    let known = report.plays.map { "\($0.scenario.sample)/\($0.scenario.name)" }
    guard let index = known.firstIndex(of: name) else {
      throw DiagnosticError(
        Diagnostic(
          "unknown-scenario", at: location(of: "play"),
          "there is no scenario '\(name)'", suggestion: NearMiss.suggestion(for: name, in: known)))
    }
    let play = report.plays[index]
    let bars = try bars(of: play)
    return [
      "title": .string(play.scenario.title), "address": .string(play.address),
      "legend": play.legend(patterns: texts("chosen")),
      "steps": .list(
        bars.map { bar in
          BarValues(play: play, bar: bar, report: report)
            .value(patterns: texts("chosen"), isOpen: true)
        }),
    ]
  }

  private func bars(of play: Play) throws(DiagnosticError) -> [Play.Bar] {
    let (shown, known) = (texts("shown"), play.bars.map(\.ordinal.title))
    if let unknown = shown.first(where: { !known.contains($0) }) {
      throw DiagnosticError(
        Diagnostic(
          "unknown-step", at: location(of: "steps"),
          "'\(play.scenario.title)' has no step '\(unknown)'",
          explanation: "Its steps are \(known.joined(separator: ", "))."))
    }
    return play.bars.filter { shown.contains($0.ordinal.title) }
  }

  private func location(of key: String) -> SourceLocation? {
    text.document.fields.entries?.first { $0.key == key }?.value.location
  }

  private func texts(_ name: String) -> [String] { text.values[name]?.texts ?? [] }

  /// Lines of code, each a way to the source.
  private var implementations: Table {
    Table(
      caption: text.title,
      columns: report.samples.map {
        Table.Cell(report.context.title(ofSample: $0), to: Address.sample($0))
      },
      rows: report.patterns.map { pattern in
        Table.Row(
          head: Table.Cell(report.context.title(ofPattern: pattern), to: Address.pattern(pattern)),
          cells: report.samples.map { sample in
            guard report.patterns(of: sample).contains(pattern) else { return Table.Cell("–") }
            let lines = report.facts[sample: sample, pattern: pattern]?.codeLines.sample ?? 0
            return Table.Cell("\(lines)", to: Address.code(of: sample, in: pattern))
          })
      })
  }
}
