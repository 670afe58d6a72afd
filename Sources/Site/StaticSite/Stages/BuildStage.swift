/// A stage of a build, which keeps its results so that a small change costs little.
///
/// It reads the results of earlier stages and what differs in them (`Input`), changes nothing but
/// its own results, and says what differs in these (`Change`). What each depends on is documented
/// at its type. A stage that finds nothing of what it depends on changed returns without a walk
/// over its results: the time of a build must follow from the change, not from the number of pages.
protocol BuildStage: Sendable {
  /// The input: the results of earlier stages, and what differs in them.
  associatedtype Input
  /// The difference in the results.
  associatedtype Change

  /// Brings the results up to date.
  ///
  /// - Parameters:
  ///   - input: What the results depend on, and what of it differs.
  ///   - causes: Receives why each result differs, and has that of the input.
  /// - Returns: What differs in the results.
  mutating func update(_ input: Input, _ causes: inout Causes) async -> Change
}

/// The things that a change affects: none, these, or all.
enum Affected<Element: Hashable & Sendable>: Sendable {
  /// None if the set is empty.
  case these(Set<Element>)
  /// Whichever there are.
  case all

  /// No thing.
  static var none: Affected { .these([]) }

  /// Tells whether no thing is affected.
  var isEmpty: Bool {
    if case .these(let elements) = self { elements.isEmpty } else { false }
  }

  /// Those of some things that are affected.
  func intersection(_ others: Set<Element>) -> Set<Element> {
    switch self {
    case .these(let elements): others.intersection(elements)
    case .all: others
    }
  }

  /// Adds things; all stay all.
  mutating func formUnion(_ others: some Sequence<Element>) {
    guard case .these(var elements) = self else { return }
    // Held once only, the set grows in its place; a copy for each call would take quadratic time.
    self = .none
    elements.formUnion(others)
    self = .these(elements)
  }
}
