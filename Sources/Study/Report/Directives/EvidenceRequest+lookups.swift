import Diagnostics
import Evidence
import Identifiers
import Metrics
import Scenarios

// Each lookup reports an unknown name, and returns nothing if an optional argument is missing.
// Mandatory arguments have been checked before.
extension EvidenceRequest {
  /// The named sample.
  var sample: SampleID? {
    guard let word = word(.sample) else { return nil }
    let known = evidence.scenarios.samples
    let id = SampleID(word.text)
    if known.contains(id) { return id }
    report(
      .unknownSample, word, "there is no sample '\(id)'", "samples",
      known: known.map(\.description))
    return nil
  }

  /// Returns the named scenario of a sample.
  func scenario(of sample: SampleID?) -> PlayedScenario? {
    guard let sample, let word = word(.scenario) else { return nil }
    if let played = evidence.scenarios[ScenarioID(sample: sample, name: word.text)] {
      return played
    }
    report(
      .unknownScenario, word, "'\(sample)' has no scenario '\(word.text)'", "scenarios",
      known: evidence.scenarios.of(sample: sample).map(\.scenario.id.name))
    return nil
  }

  /// Returns the named step of a scenario.
  func shownStep(of played: PlayedScenario?) -> PlayedScenario.ShownStep? {
    guard let played, let word = word(.step) else { return nil }
    let shownSteps = played.stepsWithClosing
    if let shownStep = shownSteps.first(where: { $0.ordinal.name == word.text }) {
      return shownStep
    }
    report(
      .unknownStep, word, "'\(played.scenario.title)' has no step '\(word.text)'", "steps",
      known: shownSteps.map(\.ordinal.name))
    return nil
  }

  /// Returns the named pattern, if it implements the sample.
  func pattern(of sample: SampleID?) -> PatternID? {
    word(.pattern).flatMap { known($0, in: sample) }
  }

  /// Returns the named patterns, if they implement the sample.
  ///
  /// - Parameters:
  ///   - sample: The sample; if it is `nil`, any pattern is accepted.
  ///   - bounds: The permitted number of patterns.
  /// - Returns: The patterns in the order written; none if the argument is missing.
  func patterns(of sample: SampleID?, _ bounds: ClosedRange<Int>) -> [PatternID] {
    let words = words(.patterns)
    let names = distinct(words) { known($0, in: sample) }
    if let last = words.last, !bounds.contains(words.count) {
      report(
        .directiveArgument, last,
        "'\(name)' takes \(bounds.lowerBound) to \(bounds.upperBound) patterns, "
          + "found \(words.count)")
    }
    return names
  }

  private func known(_ word: ArgumentWord, in sample: SampleID?) -> PatternID? {
    let all = evidence.scenarios.patterns
    let id = PatternID(word.text)
    guard all.contains(id) else {
      report(
        .unknownPattern, word, "there is no pattern '\(id)'", "patterns",
        known: all.map(\.description))
      return nil
    }
    let known = sample.map(evidence.scenarios.patterns(of:)) ?? all
    if known.contains(id) { return id }
    report(
      .noImplementation, word, "'\(sample ?? "")' is not implemented in '\(id)'",
      "patterns that implement it", known: known.map(\.description))
    return nil
  }

  /// The named metrics.
  var metrics: [Metric] {
    distinct(words(.metrics)) { word in
      if let metric = Metric.named(MetricID(word.text)) { return metric }
      report(
        .unknownMetric, word, "there is no metric '\(word.text)'", "metrics",
        known: Metric.all.map(\.id.description))
      return nil
    }
  }

  /// Returns the values that words name, and reports repetitions.
  private func distinct<Thing>(
    _ words: [ArgumentWord], _ find: (ArgumentWord) -> Thing?
  ) -> [Thing] {
    var named: Set<String> = []
    return words.compactMap { word in
      guard let thing = find(word) else { return nil }
      if named.insert(word.text).inserted { return thing }
      report(.directiveArgument, word, "'\(word.text)' is named twice")
      return nil
    }
  }

  /// The named stream.
  var stream: StreamFigure? {
    guard let word = word(.stream) else { return nil }
    if let figure = evidence.streams[word.text] { return figure }
    report(
      .unknownStream, word, "there is no stream '\(word.text)'", "streams",
      known: evidence.streams.ids)
    return nil
  }
}

extension PlayedScenario.ShownStep.Ordinal {
  /// The name of the step in directives: `opening`, `3`.
  var name: String {
    if case .step(let number) = self { "\(number)" } else { anchor }
  }
}
