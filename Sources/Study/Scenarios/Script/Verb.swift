import Trace

/// The definition of a verb, the word with which a step begins; a value is the action of one step.
///
/// Each verb is a file in the folder `Verbs` and an entry in ``Verbs/all``. No other code knows
/// it: scripts are read, written, recorded, performed, generated and shrunk using these members,
/// and the table in CONTRIBUTING is generated from them.
protocol Verb: Sendable, Hashable {
  // MARK: The word

  static var word: String { get }
  /// The form of the step, for CONTRIBUTING.
  static var usage: String { get }
  /// The effect of a step, for CONTRIBUTING.
  static var effect: String { get }
  /// Indicates whether it is an action of the server.
  static var isOfServer: Bool { get }

  // MARK: Reading and writing

  /// The action of the word alone; `nil` if it needs arguments.
  static var alone: Self? { get }
  /// Reads the fields of a step; reports an error and returns `nil` if they are invalid.
  static func read(_ step: StepFields) -> Self?
  /// The lines of the step in a script, with a hyphen before the first.
  var lines: [String] { get }
  /// The arguments after the word, as shown on pages.
  var arguments: [String] { get }

  // MARK: Performing

  /// The parts of the action, in order; each is an input, after which the queue is drained.
  var parts: [any Verb] { get }
  /// The input that a trace records for a part.
  var input: Input { get }
  /// Performs the action; throws an ``Obstacle``, or an error of the window or the server.
  @MainActor func perform(on app: RunningApp) throws

  // MARK: Random scripts

  /// Returns the actions that a random script may take for an opportunity.
  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb]
  /// Similar verbs that are easier to read, with the simplest first.
  var simpler: [any Verb] { get }
}

extension Verb {
  static var isOfServer: Bool { false }
  static var alone: Self? { nil }
  var parts: [any Verb] { [self] }
  var simpler: [any Verb] { [] }
}

/// A verb without arguments, as in `- back`.
protocol LoneVerb: Verb {
  init()
}

extension LoneVerb {
  static var usage: String { "`\(word)`" }
  static var alone: Self? { Self() }
  static func read(_ step: StepFields) -> Self? { alone }
  var lines: [String] { ["- \(Self.word)"] }
  var arguments: [String] { [] }
}

/// A verb whose only argument is a field.
protocol FieldVerb: Verb {
  var field: String { get }

  init(field: String)
}

extension FieldVerb {
  static var usage: String { "`\(word): ID`" }
  static func read(_ step: StepFields) -> Self? { step.widget(word).map(Self.init) }
  var lines: [String] { ["- \(Self.word): \(field)"] }
  var arguments: [String] { [field] }
  var input: Input { Input(Self.word, target: field) }
}
