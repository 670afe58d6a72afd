import SiteTemplates

/// A directive that puts evidence into prose: what it takes, and what it makes of it.
///
/// ````markdown
/// ```counterpoint:frame sample=tally-counter scenario=one-tap step=1
/// ```
/// ````
///
/// Each directive's own file has its value; ``all`` lists them. What a directive shows is made from
/// the evidence of the same build, so that it follows the code.
struct EvidenceDirective: Sendable {
  /// A function that creates what is shown; `nil` if something is wrong with the arguments, which
  /// is reported.
  typealias Make = @Sendable (EvidenceRequest) -> EvidenceBlock?

  /// The name after `counterpoint:`, which is also that of the section in the template
  /// `parts/prose`.
  let name: String
  /// The arguments that must be given.
  let required: [EvidenceArgument]
  /// The arguments that may be left out.
  let optional: [EvidenceArgument]
  /// Creates what is shown.
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

  /// The name as texts write it: `counterpoint:frame`.
  var fullName: String { "counterpoint:\(name)" }
}

/// The kind of thing that an argument of a directive names or says.
enum EvidenceArgument: String, CaseIterable, Sendable {
  case sample, scenario, step, pattern, patterns, metrics, symbol, stream, answer

  /// The kind that is expected, as a message says it.
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

/// The content in a directive's place: values for its section of the templates `parts/prose` and
/// `parts/prose.md`.
struct EvidenceBlock: Sendable {
  /// The name of the section, which is the directive's.
  let name: String
  /// The values that the section shows; with `figure`, the number of the figure in its text.
  var value: [String: PageValue]
}
