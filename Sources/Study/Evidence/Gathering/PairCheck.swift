package import Comparison
package import Diagnostics
import Documents
import Identifiers
import Scenarios
import SiteFiles
package import StaticSite

/// Checks the names in a text about a pair: its patterns, steps, samples and methods.
package struct PairCheck {
  package let text: TextOfKind<PairHeader>
  package let evidence: StudyEvidence

  package init(text: TextOfKind<PairHeader>, evidence: StudyEvidence) {
    self.text = text
    self.evidence = evidence
  }

  /// The pair that the text is about.
  ///
  /// - Throws: An error if there is no such pair, or the errors of the front matter.
  package func pair() throws(DiagnosticError) -> PatternPair {
    let pair = try PatternPair.named(
      text.name, among: evidence.pairs.pairs, at: SourceLocation(file: text.file.path)
    ) { "rename the file to '\($0.id).md'" }
    try check(pair)
    return pair
  }

  /// Checks the front matter.
  ///
  /// - Throws: All of its errors.
  private func check(_ pair: PatternPair) throws(DiagnosticError) {
    let collector = DiagnosticCollector()
    let steps = sound(text.header.steps, reportingTo: collector) { diagnostics(ofStep: $0, pair) }
    let corrections = sound(text.header.corrections, reportingTo: collector) {
      diagnostics(ofCorrection: $0, pair)
    }
    report(
      repetitionsIn: steps.compactMap { step in
        StepOfScenario(step.text).map { ("the sample '\($0.scenario.sample)'", step.location) }
      }, to: collector)
    report(
      repetitionsIn: corrections.map { correction in
        let row = correction.responsibility.rawValue
        let choice = "'\(row)' of '\(correction.sample)' in '\(correction.pattern)'"
        return (choice, correction.location)
      }, to: collector)
    try collector.throwErrors()
  }

  /// Returns the valid values, and reports the errors of the others.
  private func sound<Written>(
    _ values: [Written], reportingTo collector: DiagnosticCollector,
    diagnostics: (Written) -> [Diagnostic]
  ) -> [Written] {
    values.filter { value in
      let found = diagnostics(value)
      collector.report(contentsOf: found)
      return found.isEmpty
    }
  }

  /// Reports each choice that repeats an earlier one.
  private func report(
    repetitionsIn choices: [(choice: String, location: SourceLocation)],
    to collector: DiagnosticCollector
  ) {
    var chosen: [String: SourceLocation] = [:]
    for (choice, location) in choices {
      if let first = chosen[choice] {
        collector.report(
          Diagnostic(
            .repeatedChoice, at: location, "duplicate entry for \(choice)",
            notes: [DiagnosticNote(at: first, "first used here")]))
      } else {
        chosen[choice] = location
      }
    }
  }

  private func diagnostics(ofStep step: LocatedText, _ pair: PatternPair) -> [Diagnostic] {
    let scenarios = evidence.scenarios.all.filter { played in
      pair.patterns.allSatisfy(played.performances.map(\.pattern).contains)
    }
    let known = scenarios.flatMap { played in
      played.shownSteps.compactMap { shownStep -> String? in
        guard case .step(let number) = shownStep.ordinal else { return nil }
        return StepOfScenario(scenario: played.scenario.id, step: number).description
      }
    }
    if known.contains(step.text) { return [] }
    return [
      Diagnostic(
        .unknownStep, at: step.location,
        "'\(step.text)' is not a step of a scenario that both patterns perform",
        explanation: "A step is written as 'tally-counter/one-tap#1', with the number on its page."
      ).suggesting(nearestTo: step.text, in: known)
    ]
  }

  private func diagnostics(
    ofCorrection correction: PairCorrection, _ pair: PatternPair
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let (sample, pattern) = (correction.sample, correction.pattern)
    let samples = evidence.pairs.samples(of: pair)
    if !samples.contains(sample) {
      diagnostics.append(
        Diagnostic(
          .unknownSample, at: correction.sampleLocation,
          "'\(sample)' is not implemented in both patterns"
        ).suggesting(nearestTo: sample.description, in: samples.map(\.description)))
    }
    if !pair.patterns.contains(pattern) {
      diagnostics.append(
        Diagnostic(
          .unknownPattern, at: correction.patternLocation, "'\(pattern)' is not in this pair"
        ).suggesting(nearestTo: pattern.description, in: pair.patterns.map(\.description)))
    }
    guard let both = evidence.pairs.comparison(pair, sample) else { return diagnostics }
    let study = both.first.id.pattern == pattern ? both.first : both.second
    for method in correction.methods where study.code.function(method.text) == nil {
      diagnostics.append(
        Diagnostic(
          .unknownWord, at: method.location, "there is no method '\(method.text)' in \(study.id)",
          explanation: "A method is written after its type, as 'CounterPresenter.show(_:)'."
        ).suggesting(nearestTo: method.text, in: study.code.functions))
    }
    return diagnostics
  }
}
