package import Comparison
package import Diagnostics
import Documents
import Identifiers
import Scenarios
import SiteFiles
package import StaticSite

/// Checks what a text about a pair names: its patterns, steps, samples and methods.
package struct PairCheck {
  package let text: ContentText
  package let evidence: StudyEvidence

  package init(text: ContentText, evidence: StudyEvidence) {
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
    let fields = text.document.fields.entries ?? []
    let values = { (key: String) in fields.first { $0.key == key }?.value.elements ?? [] }
    let steps = sound(values("steps"), reportingTo: collector) { faults(ofStep: $0, pair) }
    let corrections = sound(values("corrections"), reportingTo: collector) {
      faults(ofCorrection: $0, pair)
    }
    report(repetitionsIn: steps, to: collector) { step in
      step.text.flatMap { StepOfScenario($0) }.map { "the sample '\($0.scenario.sample)'" }
    }
    report(repetitionsIn: corrections, to: collector) { correction in
      let texts = ["sample", "pattern", "row"].compactMap { correction[$0]?.text }
      return texts.count == 3 ? "'\(texts[2])' of '\(texts[0])' in '\(texts[1])'" : nil
    }
    try collector.throwErrors()
  }

  /// The values that have no fault of their own; the faults of the others are reported.
  private func sound(
    _ values: [Value], reportingTo collector: DiagnosticCollector,
    faults: (Value) -> [Diagnostic]
  ) -> [Value] {
    values.filter { value in
      let found = faults(value)
      collector.report(contentsOf: found)
      return found.isEmpty
    }
  }

  /// Reports what chooses for a place for which another one chose before.
  private func report(
    repetitionsIn values: [Value], to collector: DiagnosticCollector,
    place: (Value) -> String?
  ) {
    var chosen: [String: SourceLocation] = [:]
    for value in values {
      guard let place = place(value) else { continue }
      if let first = chosen[place] {
        collector.report(
          Diagnostic(
            .repeatedChoice, at: value.location, "\(place) has one already",
            notes: [DiagnosticNote(at: first, "it is chosen here")]))
      } else {
        chosen[place] = value.location
      }
    }
  }

  private func faults(ofStep value: Value, _ pair: PatternPair) -> [Diagnostic] {
    let written = value.text ?? ""
    let plays = evidence.plays.all.filter { play in
      pair.patterns.allSatisfy(play.parts.map(\.pattern).contains)
    }
    let known = plays.flatMap { play in
      play.bars.compactMap { bar -> String? in
        guard case .step(let number) = bar.ordinal else { return nil }
        return StepOfScenario(scenario: play.scenario.id, step: number).description
      }
    }
    if known.contains(written) { return [] }
    return [
      Diagnostic(
        .unknownStep, at: value.location,
        "'\(written)' is no step of a scenario that both patterns play",
        explanation: "A step is written as 'tally-counter/one-tap#1', by the number on its page."
      ).suggesting(nearestTo: written, in: known)
    ]
  }

  private func faults(ofCorrection value: Value, _ pair: PatternPair) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    let entries = value.entries ?? []
    let find = { (key: String) in entries.first { $0.key == key }?.value }
    let (sample, pattern) = (find("sample"), find("pattern"))
    let samples = evidence.pairs.samples(of: pair)
    if let sample, let name = sample.text, !samples.contains(name) {
      faults.append(
        Diagnostic(
          .unknownSample, at: sample.location, "'\(name)' is not written in both patterns"
        ).suggesting(nearestTo: name, in: samples))
    }
    if let pattern, let name = pattern.text, !pair.patterns.contains(name) {
      faults.append(
        Diagnostic(.unknownPattern, at: pattern.location, "'\(name)' is not of this pair")
          .suggesting(nearestTo: name, in: pair.patterns))
    }
    guard let sample = sample?.text, let pattern = pattern?.text,
      let both = evidence.pairs.comparison(pair, sample)
    else { return faults }
    let study = both.first.id.pattern == pattern ? both.first : both.second
    for method in find("methods")?.elements ?? [] {
      guard let name = method.text, study.code.function(name) == nil else { continue }
      faults.append(
        Diagnostic(
          .unknownWord, at: method.location, "there is no method '\(name)' in \(study.id)",
          explanation: "A method is written after its type, as 'CounterPresenter.show(_:)'."
        ).suggesting(nearestTo: name, in: study.code.functions))
    }
    return faults
  }
}
