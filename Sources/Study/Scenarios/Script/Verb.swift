import Trace

/// The definition of a verb, the word that a step begins with; a value is what one step does.
///
/// Each verb is a file of the folder `Verbs` and a line in ``Verbs/all``. Nothing else knows it:
/// scripts are read, written, recorded, performed, invented and made smaller by what is here, and
/// the table in CONTRIBUTING is made of it.
protocol Verb: Sendable, Hashable {
  // MARK: The word

  /// The word.
  static var word: String { get }
  /// The form in which a step is written, for CONTRIBUTING.
  static var usage: String { get }
  /// The effect of a step, for CONTRIBUTING.
  static var effect: String { get }
  /// Says whether it is the server that does something.
  static var isOfServer: Bool { get }

  // MARK: Reading and writing

  /// The action of the word on its own; `nil` if it needs something with it.
  static var alone: Self? { get }
  /// Reads what is beside the word; `nil` where a fault has been reported.
  static func read(_ step: StepFields) -> Self?
  /// The step as a script writes it, its first line with a hyphen.
  var lines: [String] { get }
  /// The arguments after the word, as pages show them.
  var arguments: [String] { get }

  // MARK: Performing

  /// The actions that are done one after another; each is an input of its own, after which the
  /// queue is drained.
  var parts: [any Verb] { get }
  /// A part as a trace records it.
  var input: Input { get }
  /// Does it; throws an ``Obstacle``, or what the window or the server throws.
  @MainActor func perform(on app: RunningApp) throws

  // MARK: Random scripts

  /// Returns what a random script may do with something that is there.
  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb]
  /// The verbs that are easier to read and do something similar, the simplest first.
  var simpler: [any Verb] { get }
}

extension Verb {
  static var isOfServer: Bool { false }
  static var alone: Self? { nil }
  var parts: [any Verb] { [self] }
  var simpler: [any Verb] { [] }
}

/// A verb that is alone, as in `- back`.
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

/// A verb that says nothing besides its field.
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
