import Diagnostics
import Documents
import Trace

/// The step `- expect: {screen: counter, digit.0: "1"}`.
struct ExpectVerb: Verb {
  static let word = "expect"
  static let usage = "`expect: {…}`"
  static let effect = "compares what is seen with what is expected, see below"

  let expectations: [Expectation]

  static func read(_ step: StepFields) -> Self? {
    guard let value = step.fields.required(word) else { return nil }
    guard let entries = value.entries else {
      step.collector.report(.wrongType(value, expected: "a mapping"))
      return nil
    }
    if entries.isEmpty {
      step.collector.report(
        Diagnostic(.emptyStep, at: value.location, "the step has no expectations"))
    }
    let reader = ExpectationReader(names: step.names, collector: step.collector)
    return ExpectVerb(expectations: entries.compactMap(reader.read))
  }

  var lines: [String] {
    ["- expect:"] + expectations.map { "    \($0.key): \($0.wanted.text)" }
  }
  var arguments: [String] { expectations.map(\.key) }

  /// A step with only expectations has no input and no new frame; the performance judges it.
  var parts: [any Verb] { [] }
  var input: Input { Input(Self.word, values: expectations.map { .text($0.key) }) }

  func perform(on app: RunningApp) throws {}

  /// Returns no offers, because a random script compares the patterns with one another.
  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] { [] }
}

extension StepAction {
  /// Compares the current frame with expectations.
  public static func expect(_ expectations: [Expectation]) -> Self {
    Self(ExpectVerb(expectations: expectations))
  }

  /// The expectations of the step; `nil` if it is an action.
  public var expectations: [Expectation]? { (verb as? ExpectVerb)?.expectations }
}
