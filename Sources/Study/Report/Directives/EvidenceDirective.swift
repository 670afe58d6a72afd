import SiteTemplates

/// A directive that embeds evidence in prose: its arguments, and the function that renders it.
///
/// ````markdown
/// ```counterpoint:frame sample=tally-counter scenario=one-tap step=1
/// ```
/// ````
///
/// Each value is declared in its own file; ``all`` lists them. Evidence comes from the same build,
/// so that it is always consistent with the code.
struct EvidenceDirective: Sendable {
  /// A function that creates the evidence; returns `nil` after reporting errors in the arguments.
  typealias Make = @Sendable (EvidenceRequest) -> EvidenceBlock?

  /// The name after `counterpoint:`, which is also that of the section in the template
  /// `parts/prose`.
  let name: String
  /// The mandatory arguments.
  let required: [EvidenceArgument]
  /// The optional arguments.
  let optional: [EvidenceArgument]
  /// Creates the evidence.
  let make: Make

  init(
    _ name: String, _ required: [EvidenceArgument], optional: [EvidenceArgument] = [],
    make: @escaping Make
  ) {
    self.name = name
    self.required = required
    self.optional = optional
    self.make = make
  }

  /// All directives, in the order in which the guide explains them.
  static let all: [EvidenceDirective] = [
    .frame, .sequence, .compare, .contour, .quiz, .metric, .source, .contract, .choices, .corners,
    .marbles,
  ]

  /// The name as used in texts: `counterpoint:frame`.
  var fullName: String { "counterpoint:\(name)" }
}

/// An argument of a directive.
enum EvidenceArgument: String, CaseIterable, Sendable {
  case sample, scenario, step, pattern, patterns, metrics, symbol, stream, answer

  /// The expected kind of value, for messages.
  var expectation: String {
    switch self {
    case .sample: "the name of a sample"
    case .scenario: "the name of a scenario of the sample"
    case .step: "the number of a step as readers count, 'opening' or 'closing'"
    case .pattern: "the name of a pattern"
    case .patterns: "the names of patterns, with commas between them"
    case .metrics: "the names of metrics, with commas between them"
    case .symbol: "the name of a type, or of a method or property after its type's"
    case .stream: "the name of a stream"
    case .answer: "a sentence between quotation marks"
    }
  }
}

/// The evidence that replaces a directive: values for its section of the templates `parts/prose`
/// and `parts/prose.md`.
struct EvidenceBlock: Sendable {
  /// The name of the section, which is that of the directive.
  let name: String
  /// The values of the section; under `figure`, the number of the figure in its text.
  var value: [String: PageValue]
}
