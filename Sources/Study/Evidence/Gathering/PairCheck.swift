package import Comparison
package import Diagnostics
import Documents
import Identifiers
import Scenarios
import SiteFiles
package import StaticSite

/// Checks what a text about a pair names: its patterns, steps, samples and methods.
package struct PairCheck {
  package let text: TextOfKind<PairHeader>
  package let evidence: StudyEvidence

  package init(text: TextOfKind<PairHeader>, evidence: StudyEvidence) {
    self.text = text
    self.evidence = evidence
  }

  /// The pair that the text is about.
  ///
  /// - Throws: That there is no such pair.
  package func pair() throws(DiagnosticError) -> PatternPair {
    let pair = try PatternPair.named(
      text.name, among: evidence.pairs.pairs, at: SourceLocation(file: text.file.path)
    ) { "rename the file to '\($0.id).md'" }
    try check(pair)
    return pair
  }

  /// Checks the front matter.
  ///
  /// - Throws: Every fault of it.
  private func check(_ pair: PatternPair) throws(DiagnosticError) {
    let collector = DiagnosticCollector()
    let steps = sound(text.header.steps, reportingTo: collector) { faults(ofStep: $0, pair) }
    let corrections = sound(text.header.corrections, reportingTo: collector) {
      faults(ofCorrection: $0, pair)
    }
    report(
      repetitionsIn: steps.compactMap { step in
        StepOfScenario(step.text).map { ("the sample '\($0.scenario.sample)'", step.location) }
      }, to: collector)
    report(
      repetitionsIn: corrections.map { correction in
        let row = correction.responsibility.rawValue
        let place = "'\(row)' of '\(correction.sample)' in '\(correction.pattern)'"
        return (place, correction.location)
      }, to: collector)
    try collector.throwErrors()
  }

  /// The values that have no fault of their own; the faults of the others are reported.
  private func sound<Written>(
    _ values: [Written], reportingTo collector: DiagnosticCollector,
    faults: (Written) -> [Diagnostic]
  ) -> [Written] {
    values.filter { value in
      let found = faults(value)
      collector.report(contentsOf: found)
      return found.isEmpty
    }
  }

  /// Reports what chooses for a place for which another one chose before.
  private func report(
    repetitionsIn choices: [(place: String, location: SourceLocation)],
    to collector: DiagnosticCollector
  ) {
    var chosen: [String: SourceLocation] = [:]
    for (place, location) in choices {
      if let first = chosen[place] {
        collector.report(
          Diagnostic(
            .repeatedChoice, at: location, "\(place) has one already",
            notes: [DiagnosticNote(at: first, "it is chosen here")]))
      } else {
        chosen[place] = location
      }
    }
  }

  private func faults(ofStep step: LocatedText, _ pair: PatternPair) -> [Diagnostic] {
    let plays = evidence.plays.all.filter { play in
      pair.patterns.allSatisfy(play.parts.map(\.pattern).contains)
    }
    let known = plays.flatMap { play in
      play.bars.compactMap { bar -> String? in
        guard case .step(let number) = bar.ordinal else { return nil }
        return StepOfScenario(scenario: play.scenario.id, step: number).description
      }
    }
    if known.contains(step.text) { return [] }
    return [
      Diagnostic(
        .unknownStep, at: step.location,
        "'\(step.text)' is no step of a scenario that both patterns play",
        explanation: "A step is written as 'tally-counter/one-tap#1', by the number on its page."
      ).suggesting(nearestTo: step.text, in: known)
    ]
  }

  private func faults(
    ofCorrection correction: PairCorrection, _ pair: PatternPair
  ) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    let (sample, pattern) = (correction.sample, correction.pattern)
    let samples = evidence.pairs.samples(of: pair)
    if !samples.contains(sample) {
      faults.append(
        Diagnostic(
          .unknownSample, at: correction.sampleLocation,
          "'\(sample)' is not written in both patterns"
        ).suggesting(nearestTo: sample.description, in: samples.map(\.description)))
    }
    if !pair.patterns.contains(pattern) {
      faults.append(
        Diagnostic(
          .unknownPattern, at: correction.patternLocation, "'\(pattern)' is not of this pair"
        ).suggesting(nearestTo: pattern.description, in: pair.patterns.map(\.description)))
    }
    guard let both = evidence.pairs.comparison(pair, sample) else { return faults }
    let study = both.first.id.pattern == pattern ? both.first : both.second
    for method in correction.methods where study.code.function(method.text) == nil {
      faults.append(
        Diagnostic(
          .unknownWord, at: method.location, "there is no method '\(method.text)' in \(study.id)",
          explanation: "A method is written after its type, as 'CounterPresenter.show(_:)'."
        ).suggesting(nearestTo: method.text, in: study.code.functions))
    }
    return faults
  }
}
