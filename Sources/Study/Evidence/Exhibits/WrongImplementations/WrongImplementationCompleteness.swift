import Diagnostics
import Documents
package import Exhibits
import Identifiers
import Samples
package import Scenarios
import StaticSite

/// That every wrong implementation has its text, and is shown in a scenario that catches it.
struct WrongImplementationCompleteness {
  let content: SiteContent
  let folder: String
  let scenarios: [Scenario]
  let collector: DiagnosticCollector

  /// The wrong implementations with the scenarios that their texts choose.
  ///
  /// - Parameters:
  ///   - wrong: All wrong implementations; if there are none, no text is looked at.
  ///   - implementations: The right ones. What has none of them beside it is not shown.
  /// - Returns: Those whose text could be read, chooses a scenario that catches the mistake, and
  ///   names patterns that are played.
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
        names.faultsOfPatterns(known: patterns)
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
    // Where it leaks and more, the page of a leak shows all of it.
    guard let finding = found.first(where: { $0.check == .leak }) ?? found.first else {
      collector.report(
        Diagnostic(
          .mistakeScenario, at: scenario.location,
          "the scenario '\(name)' does not catch '\(mistake.id)'",
          explanation: "It is caught by: \(catching.joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: catching))
      return nil
    }
    // One that could not be read is reported already.
    return own.first { $0.name == name }.map {
      ChosenWrongImplementation(mistake: mistake, scenario: $0, check: finding.check)
    }
  }
}

/// A wrong implementation, and the scenario in which its page shows it.
package struct ChosenWrongImplementation: Sendable {
  package let mistake: WrongImplementation
  package let scenario: Scenario
  /// The part of the scenario that catches the mistake.
  package let check: MistakeCheck
}

/// The performance of a wrong implementation in the scenario chosen for it.
struct PlayedWrongImplementation: Sendable {
  let chosen: ChosenWrongImplementation
  /// As everything is played: it ends where an expectation is not met.
  let judged: Recording
  /// Without the expectations, so that it goes on to what a person would see.
  let unjudged: Recording
}

extension Scenario {
  /// The script with nothing expected; the steps keep their numbers.
  var withoutExpectations: Scenario {
    Scenario(
      file: file, title: title, sample: sample, summary: summary, topics: topics, server: server,
      setup: setup,
      steps: steps.map { $0.action.acts ? $0 : Step(.expect([]), at: $0.location) })
  }
}

extension PerformanceCache {
  /// Plays each wrong implementation in its scenario, as it is written and without expectations.
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
