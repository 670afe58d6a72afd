import Diagnostics
import Documents
import Evidence
import Identifiers
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite

/// The first page: a claim in numbers, a mistake beside what is right, a sample that can be tapped,
/// one scenario in all patterns, and how much code each sample takes in each pattern.
struct HomePage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText
  private let header: HomeHeader

  /// The page of the site's first text.
  init?(evidence: StudyEvidence, text: ContentText) {
    guard let header = TextOfKind(text, of: TextKind.home)?.header else { return nil }
    self.evidence = evidence
    self.text = text
    self.header = header
  }

  /// The page.
  ///
  /// - Throws: A fault if there is no such scenario, or the claim names a number that there is not.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let collector = DiagnosticCollector()
    let numbers = Claim(evidence)
    let claim = collector.collect { () throws(DiagnosticError) in
      try numbers.text(header.claim.text, at: header.claim.location)
    }
    let summary = collector.collect { () throws(DiagnosticError) in
      try numbers.text(text.summary, at: header.summaryLocation)
    }
    let played = collector.collect { () throws(DiagnosticError) in
      try self.play(header.played)
    }
    let tapped = collector.collect { () throws(DiagnosticError) in try self.play(header.tapped) }
    let race = collector.collect { () throws(DiagnosticError) in try self.race } ?? nil
    try collector.throwErrors()
    let table = LineMatrix(title: text.title, scenarios: scenarios, links: links, facts: facts)
      .table
    let contours = played.map { HomeContours(played: $0, links: links).value }
    let counter = tapped.map { tapped in
      HomeCounter(
        played: tapped, pair: tapped.pair(preferring: header.patterns.map { PatternID($0.text) }),
        links: links
      ).value
    }
    let page = Page(
      of: text, body,
      [
        "summary": .string(summary ?? ""),
        "claim": .string(claim ?? ""), "play": contours ?? .bool(false),
        "race": .optional(race.map { HomeRace(shown: $0).value }),
        "tapped": counter ?? .bool(false), "table": table.value,
      ])
    return page.previewed(by: scenarios.previewContours(of: scenarios.patterns))
  }

  /// The scenario that the front matter names.
  private func play(_ name: LocatedText) throws(DiagnosticError) -> PlayedScenario {
    let known = scenarios.all.map { "\($0.scenario.id)" }
    guard let index = known.firstIndex(of: name.text) else {
      throw DiagnosticError(
        Diagnostic(
          .unknownScenario, at: name.location, "there is no scenario '\(name.text)'"
        ).suggesting(nearestTo: name.text, in: known))
    }
    return scenarios.all[index]
  }

  /// The wrong implementation that the front matter names; `nil` if it was not played.
  private var race: ShownWrongImplementation? {
    get throws(DiagnosticError) {
      let texts = evidence.texts.of(TextKind.wrongImplementation)
      guard let text = texts.first(where: { $0.name == header.race.text }) else {
        let known = texts.map(\.name)
        throw DiagnosticError(
          Diagnostic(
            .unknownWord, at: header.race.location,
            "there is no wrong implementation '\(header.race.text)'"
          ).suggesting(nearestTo: header.race.text, in: known))
      }
      return evidence.wrong.all.first { $0.text.name == text.name }
    }
  }
}

extension HomePage {
  /// Returns the files that the page's script plays.
  static func files(from evidence: StudyEvidence) -> [OutputFile] {
    let names = evidence.texts.of(TextKind.home).map(\.header.tapped.text)
    return evidence.scenarios.all.filter { names.contains("\($0.scenario.id)") }.map { played in
      TapRecordings(
        beginningWith: played, in: evidence.scenarios, facts: evidence.sources.facts
      ).file(ofSample: played.scenario.sample)
    }
  }
}
