import Diagnostics
import Documents
import Evidence
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite

/// The first page: a claim in numbers, one scenario in all patterns, a sample that can be tapped,
/// and how much code each sample takes in each pattern.
struct HomePage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  ///
  /// - Throws: A fault if there is no such scenario, or the claim names a number that there is not.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let faults = DiagnosticCollector()
    let numbers = Claim(plays)
    let claim = faults.collect { () throws(DiagnosticError) in
      try numbers.text(values("claim").first ?? "", at: location(of: "claim"))
    }
    let summary = faults.collect { () throws(DiagnosticError) in
      try numbers.text(text.summary, at: location(of: "summary"))
    }
    let play = faults.collect { () throws(DiagnosticError) in
      try self.play("scenario", key: "play")
    }
    let tapped = faults.collect { () throws(DiagnosticError) in try self.play("tapped") }
    try faults.throwErrors()
    let table = LineMatrix(title: text.title, plays: plays, links: links, facts: facts).table
    let contours = play.map { HomeContours(play: $0, links: links).value }
    let counter = tapped.map { tapped in
      HomeCounter(play: tapped, pair: tapped.pair(preferring: values("chosen")), links: links).value
    }
    return Page(
      of: text, body,
      [
        "summary": .string(summary ?? ""),
        "claim": .string(claim ?? ""), "play": contours ?? .bool(false),
        "tapped": counter ?? .bool(false), "table": table.value,
      ],
      markdown: markdown([claim, summary].compactMap(\.self), table))
  }

  private func markdown(_ claims: [String], _ table: Table) -> String {
    (["# \(text.title)"] + claims + [texts.markdown(of: text), table.markdown])
      .joined(separator: "\n\n")
  }

  /// The scenario that the front matter names.
  private func play(
    _ value: String, key: String? = nil
  ) throws(DiagnosticError) -> Play {
    let name = values(value).first ?? ""
    let known = plays.all.map { "\($0.scenario.id)" }
    guard let index = known.firstIndex(of: name) else {
      throw DiagnosticError(
        Diagnostic(
          .unknownScenario, at: location(of: key ?? value),
          "there is no scenario '\(name)'"
        ).suggesting(nearestTo: name, in: known))
    }
    return plays.all[index]
  }

  private func location(of key: String) -> SourceLocation? {
    text.document.fields.entries?.first { $0.key == key }?.value.location
  }

  private func values(_ name: String) -> [String] { text.values[name]?.texts ?? [] }
}

extension HomePage {
  /// Returns the files that the page's script plays.
  static func files(from evidence: StudyEvidence) -> [OutputFile] {
    let names = evidence.texts.of(TextKind.home).compactMap { $0.values["tapped"]?.text }
    return evidence.plays.all.filter { names.contains("\($0.scenario.id)") }.map { play in
      TapRecordings(
        beginningWith: play, in: evidence.plays, links: evidence.links,
        facts: evidence.sources.facts
      ).file(ofSample: play.scenario.sample)
    }
  }
}
