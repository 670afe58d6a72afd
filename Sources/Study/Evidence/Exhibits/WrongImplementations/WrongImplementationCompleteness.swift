import Diagnostics
import Documents
package import Exhibits
import Identifiers
import Samples
package import Scenarios
import StaticSite

/// Checks that every wrong implementation has a text that shows it in a scenario that catches it.
struct WrongImplementationCompleteness {
  let content: SiteContent
  let folder: String
  let scenarios: [Scenario]
  let collector: DiagnosticCollector

  /// Returns the wrong implementations with the scenarios that their texts choose.
  ///
  /// A result has a right counterpart, and a readable text that chooses a scenario that catches
  /// the mistake and names only patterns that are played. If none are given, the texts are not
  /// checked.
  func chosen(
    _ wrong: [WrongImplementation], beside implementations: [Implementation]
  ) -> [ChosenWrongImplementation] {
    guard !wrong.isEmpty else { return [] }
    let texts = content.texts(of: TextKind.wrongImplementation)
    ExhibitCompleteness(exhibits: wrong, collector: collector)
      .checkTexts(ofKind: TextKind.wrongImplementation, in: content, folder: folder)
    let shown = wrong.filter { mistake in
      implementations.contains { $0.id == mistake.implementation.id }
    }
    let patterns = Set(implementations.map(\.pattern.description))
    return shown.compactMap { mistake in
      guard let text = texts.first(where: { $0.name == mistake.id }) else { return nil }
      let wrongNames = [text.header.patterns, text.header.beside].flatMap { names in
        names.diagnosticsOfPatterns(known: patterns)
      }
      collector.report(contentsOf: wrongNames)
      let choice = choice(of: text.header.scenario, mistake)
      return wrongNames.isEmpty ? choice : nil
    }
  }

  private func choice(
    of scenario: LocatedText, _ mistake: WrongImplementation
  ) -> ChosenWrongImplementation? {
    let name = scenario.text
    let own = scenarios.filter { $0.sample == mistake.implementation.sample.id }
    let findings = mistake.findings.findings(among: own.map(\.name))
    let catching = Set(findings.map(\.scenario)).sorted()
    let found = findings.filter { $0.scenario == name }
    // If a leak is among several findings, the page of a leak shows all of them.
    guard let finding = found.first(where: { $0.check == .leak }) ?? found.first else {
      collector.report(
        Diagnostic(
          .mistakeScenario, at: scenario.location,
          "the scenario '\(name)' does not catch '\(mistake.id)'",
          explanation: "It is caught by: \(catching.joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: catching))
      return nil
    }
    // An unreadable scenario has been reported already.
    return own.first { $0.name == name }.map {
      ChosenWrongImplementation(mistake: mistake, scenario: $0, check: finding.check)
    }
  }
}

/// A wrong implementation with the scenario in which its page shows it.
package struct ChosenWrongImplementation: Sendable {
  package let mistake: WrongImplementation
  package let scenario: Scenario
  /// The part of the scenario that catches the mistake.
  package let check: MistakeCheck
}

/// The performance of a wrong implementation in the scenario chosen for it.
struct PlayedWrongImplementation: Sendable {
  let chosen: ChosenWrongImplementation
  /// The performance under the usual rules: it ends at the first expectation that is not met.
  let judged: Recording
  /// The performance without expectations, which continues to what a user would see.
  let unjudged: Recording
}

extension Scenario {
  /// The script without expectations; the steps keep their numbers.
  var withoutExpectations: Scenario {
    Scenario(
      file: file, title: title, sample: sample, summary: summary, topics: topics, server: server,
      setup: setup,
      steps: steps.map { $0.action.acts ? $0 : Step(.expect([]), at: $0.location) })
  }
}

extension PerformanceCache {
  /// Plays each wrong implementation in its scenario, with and without expectations.
  func played(
    _ chosen: [ChosenWrongImplementation], _ sources: [ScenarioID: [String]],
    keptIn store: ResultStore
  ) -> [PlayedWrongImplementation] {
    let planned = chosen.flatMap { chosen in
      let (scenario, source) = (chosen.scenario, sources[chosen.scenario.id])
      return [
        PlannedPerformance(
          implementation: chosen.mistake.implementation, scenario: scenario, source: source),
        PlannedPerformance(
          implementation: chosen.mistake.implementation, scenario: scenario.withoutExpectations,
          source: source.map { $0 + ["without expectations"] }),
      ]
    }
    let recordings = recordings(of: planned, keptIn: store).recordings
    return chosen.enumerated().map { index, chosen in
      PlayedWrongImplementation(
        chosen: chosen, judged: recordings[2 * index], unjudged: recordings[2 * index + 1])
    }
  }
}
