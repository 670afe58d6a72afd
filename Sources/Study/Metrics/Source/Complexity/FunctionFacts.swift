public import Diagnostics

/// A function as its source has it, with the number of ways through it.
public struct FunctionFacts: Sendable, Hashable {
  /// What kind of code it is.
  public let kind: FunctionKind
  /// Its name, after the type that has it: `CounterPresenter.didTapUp`.
  public let name: String
  /// Its cyclomatic complexity: one more than it has decisions, those of its closures included.
  ///
  /// As in Thomas J. McCabe, “A Complexity Measure” (1976), for a function with one entry and one
  /// exit; which of Swift's constructs decide is said by ``ComplexityVisitor``.
  public let complexity: Int
  /// Where its name is or, of one without a name, its keyword or its opening brace.
  public let location: SourceLocation
}

/// Code that is entered as a whole.
public enum FunctionKind: String, Sendable, Hashable, CaseIterable, Codable {
  case function
  case initialiser
  case deinitialiser
  /// A getter, a setter or an observer, of a property or a subscript.
  case accessor
  /// A closure that is in no other function: what a property holds to begin with.
  case closure
}
