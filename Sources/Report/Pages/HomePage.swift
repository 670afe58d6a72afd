import Diagnostics
import Documents
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The first page: one scenario as a few patterns play it, then every sample in every pattern.
struct HomePage {
  /// The one text at the root.
  static let kind = PageKind("home", of: "index.md", schema: schema) {
    evidence, text, body throws(DiagnosticError) in
    try HomePage(
      text: text, texts: evidence.texts, plays: evidence.plays, links: evidence.links,
      facts: evidence.facts, drawings: evidence.drawings
    ).page(body)
  }

  let text: ContentText
  let texts: Texts
  let plays: Plays
  let links: Links
  let facts: ImplementationFacts
  let drawings: Drawings

  /// What its front matter may say: `play`, a scenario with its sample in front; `steps`, the
  /// numbers of those to show as its page gives them, or `Opening`; `patterns`, those that are
  /// shown side by side.
  private static let schema: ContentKind.Schema = { fields in
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
        "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n\(table.markdown)",
      source: text.templateLocation, origins: body.origins)
  }

  private func play() throws(DiagnosticError) -> PageValue {
    let name = values("scenario").first ?? ""
    let known = plays.all.map { "\($0.scenario.id)" }
    guard let index = known.firstIndex(of: name) else {
      throw DiagnosticError(
        Diagnostic(
          .unknownScenario, at: location(of: "play"),
          "there is no scenario '\(name)'"
        ).suggesting(nearestTo: name, in: known))
    }
    let play = plays.all[index]
    let bars = try bars(of: play)
    return [
      "title": .string(play.scenario.title), "address": .string(play.address),
      "legend": play.legend(patterns: values("chosen")),
      "steps": .list(
        bars.map { bar in
          BarValues(play: play, bar: bar, links: links, drawings: drawings)
            .value(patterns: values("chosen"), isOpen: true)
        }),
    ]
  }

  private func bars(of play: Play) throws(DiagnosticError) -> [Play.Bar] {
    let (shown, known) = (values("shown"), play.bars.map(\.ordinal.title))
    if let unknown = shown.first(where: { !known.contains($0) }) {
      throw DiagnosticError(
        Diagnostic(
          .unknownStep, at: location(of: "steps"),
          "'\(play.scenario.title)' has no step '\(unknown)'",
          explanation: "Its steps are \(known.joined(separator: ", "))."))
    }
    return play.bars.filter { shown.contains($0.ordinal.title) }
  }

  private func location(of key: String) -> SourceLocation? {
    text.document.fields.entries?.first { $0.key == key }?.value.location
  }

  private func values(_ name: String) -> [String] { text.values[name]?.texts ?? [] }

  /// Lines of code, each a way to the source.
  private var implementations: Table {
    Table(
      caption: text.title,
      columns: plays.samples.map {
        TableCell(links.title(ofSample: $0), to: Address.sample($0))
      },
      rows: plays.patterns.map { pattern in
        TableRow(
          head: TableCell(links.title(ofPattern: pattern), to: Address.pattern(pattern)),
          cells: plays.samples.map { sample in
            guard plays.patterns(of: sample).contains(pattern) else { return TableCell("–") }
            let id = ImplementationID(sample: sample, pattern: pattern)
            let lines = facts[id]?.codeLines.sample ?? 0
            return TableCell("\(lines)", to: Address.code(of: id))
          })
      })
  }
}
