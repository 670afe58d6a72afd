import Diagnostics
import Documents
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite

/// The home page: a claim in numbers, a mistake beside the right implementation, a sample that can
/// be tapped, one scenario in all patterns, and the amount of code of each sample in each pattern.
struct HomePage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<HomeHeader>

  private var header: HomeHeader { text.header }

  /// Returns the page.
  ///
  /// - Throws: An error for each unknown scenario, wrong implementation or number.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let collector = DiagnosticCollector()
    let numbers = Claim(evidence)
    let claim = collector.collect { () throws(DiagnosticError) in
      try numbers.text(header.claim.text, at: header.claim.location)
    }
    let summary = collector.collect { () throws(DiagnosticError) in
      try numbers.text(text.summary, at: header.summaryLocation)
    }
    let played = collector.collect { () throws(DiagnosticError) in try play(header.played) }
    let tapped = collector.collect { () throws(DiagnosticError) in try play(header.tapped) }
    let race = collector.collect { () throws(DiagnosticError) in try self.race } ?? nil
    try collector.throwErrors()
    let page = Page(
      of: text.text, body,
      [
        "summary": .string(summary ?? ""), "claim": .string(claim ?? ""),
        "play": .optional(played.map(contours)), "race": .optional(race.flatMap(screens)),
        "tapped": .optional(tapped.map(counter)), "table": lines.value,
      ])
    return page.previewed(by: scenarios.previewContours(of: scenarios.patterns))
  }

  /// Returns the scenario named in the front matter.
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

  /// The wrong implementation named in the front matter; `nil` if it was not played.
  private var race: ShownWrongImplementation? {
    get throws(DiagnosticError) {
      let texts = texts.of(TextKind.wrongImplementation)
      guard let text = texts.first(where: { $0.name == header.race.text }) else {
        throw DiagnosticError(
          Diagnostic(
            .unknownWord, at: header.race.location,
            "there is no wrong implementation '\(header.race.text)'"
          ).suggesting(nearestTo: header.race.text, in: texts.map(\.name)))
      }
      return evidence.wrong.first { $0.text.name == text.name }
    }
  }
}

// MARK: Parts

extension HomePage {
  /// The performances of one scenario in all patterns, from the opening to the last step, small
  /// and on one scale, for the template `parts/multiples`.
  private func contours(of played: PlayedScenario) -> PageValue {
    let contours = Contours(played: played, steps: played.shownSteps, links: links)
    return [
      "title": .string(played.scenario.title), "address": .string(played.address),
      "summary": .string(played.scenario.summary), "roles": contours.lanes,
      "contours": contours.value(),
    ]
  }

  /// The sample that can be tapped: its buttons, and the titles of the selectable patterns, for
  /// the template `parts/counter`.
  private func counter(of played: PlayedScenario) -> PageValue {
    let buttons = played.performances.first?.recording.frames.first?.widgets ?? []
    let pair = played.pair(preferring: header.patterns.map { PatternID($0.text) })
    return [
      "title": .string(played.scenario.title), "address": .string(played.address),
      "data": .string("/" + TapRecordings.path(ofSample: played.scenario.sample)),
      "buttons": .list(
        buttons.filter { $0.kind == .button }.map {
          ["id": .string($0.identifier), "title": .string($0.text ?? $0.identifier)]
        }),
      "sides": .list(
        pair.enumerated().map { index, chosen in
          [
            "number": .number(index + 1),
            "patterns": .list(
              played.performances.map {
                [
                  "id": .string($0.pattern.description),
                  "title": .string(links.title(ofPattern: $0.pattern)),
                  "isChosen": .bool($0.pattern == chosen),
                ]
              }),
          ]
        }),
    ]
  }

  /// The number of screens shown, one per second; `home.css` must agree with it.
  private static let screenCount = 6

  /// The screens of a wrong implementation beside the right ones, shown one after another, for the
  /// template `parts/race`; `nil` if the screens never differ.
  ///
  /// They are those of the last steps before the screens differ, without steps that change
  /// neither.
  private func screens(of shown: ShownWrongImplementation) -> PageValue? {
    guard let end = shown.differentScreens?.shownStep.number else { return nil }
    var last: ShownWrongImplementation.ComparedScreens?
    let changing = shown.screens.filter { $0.shownStep.number <= end }.filter { screens in
      defer { last = screens }
      return last?.right != screens.right || last?.wrong != screens.wrong
    }
    return [
      "title": .string(shown.text.title), "address": .string(shown.address),
      "steps": .list(changing.suffix(Self.screenCount).map(\.value)),
    ]
  }

  /// The lines of code of every sample in every pattern, and of the pattern's own machinery.
  ///
  /// Only a pattern that implements every sample has a sum; others would look too short.
  private var lines: Table {
    Table(
      caption: text.title,
      columns: scenarios.samples.map {
        TableCell(links.title(ofSample: $0), to: Address.sample($0))
      } + [TableCell("Machinery"), TableCell("All, machinery once")],
      rows: scenarios.patterns.map(lines))
  }

  private func lines(of pattern: PatternID) -> TableRow {
    let lines = scenarios.samples.map { sample -> (id: ImplementationID, lines: MachinerySplit)? in
      guard scenarios.patterns(of: sample).contains(pattern) else { return nil }
      let id = ImplementationID(sample: sample, pattern: pattern)
      return (id, facts[id]?.codeLines ?? MachinerySplit())
    }
    let machinery = lines.compactMap { $0?.lines.machinery }.max() ?? 0
    let written = lines.compactMap { $0?.lines.sample }
    let all = written.count == lines.count ? written.reduce(machinery, +) : nil
    return TableRow(
      head: TableCell(links.title(ofPattern: pattern), to: Address.pattern(pattern)),
      cells: lines.map { entry in
        entry.map { TableCell("\($0.lines.sample)", to: Address.code(of: $0.id)) }
          ?? TableCell("–")
      } + [TableCell(machinery), all.map { TableCell($0) } ?? TableCell("–")])
  }
}

extension HomePage {
  /// Returns the files that the page's script loads.
  static func files(from evidence: StudyEvidence) -> [OutputFile] {
    let names = evidence.texts.of(TextKind.home).map(\.header.tapped.text)
    return evidence.scenarios.all.filter { names.contains("\($0.scenario.id)") }.map { played in
      TapRecordings(
        beginningWith: played, in: evidence.scenarios, facts: evidence.sources.facts
      ).file(ofSample: played.scenario.sample)
    }
  }
}
