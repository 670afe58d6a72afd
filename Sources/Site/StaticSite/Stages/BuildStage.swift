/// A stage of a build that keeps its results, so that a small change costs little.
///
/// A stage reads the results of earlier stages and the differences in them (`Input`), changes only
/// its own results, and returns the differences in these (`Change`). Its type documents its
/// dependencies. If none of them has changed, it returns without visiting its results, because the
/// time of a build must depend on the change and not on the number of pages.
protocol BuildStage: Sendable {
  /// The results of earlier stages, and the differences in them.
  associatedtype Input
  /// The differences in the results.
  associatedtype Change

  /// Updates the results.
  ///
  /// - Parameters:
  ///   - input: The dependencies of the results, and the differences in them.
  ///   - causes: Contains the causes of the input, and receives those of the results.
  /// - Returns: The differences in the results.
  mutating func update(_ input: Input, _ causes: inout Causes) async -> Change
}

/// The elements that a change affects: none, some, or all.
enum Affected<Element: Hashable & Sendable>: Sendable {
  /// These elements; none if the set is empty.
  case these(Set<Element>)
  /// All elements.
  case all

  static var none: Affected { .these([]) }

  /// Indicates whether no element is affected.
  var isEmpty: Bool {
    if case .these(let elements) = self { elements.isEmpty } else { false }
  }

  /// Returns those of the given elements that are affected.
  func intersection(_ others: Set<Element>) -> Set<Element> {
    switch self {
    case .these(let elements): others.intersection(elements)
    case .all: others
    }
  }

  /// Adds elements; `all` stays `all`.
  mutating func formUnion(_ others: some Sequence<Element>) {
    guard case .these(var elements) = self else { return }
    // With only one reference, the set grows in place; a copy per call would take quadratic time.
    self = .none
    elements.formUnion(others)
    self = .these(elements)
  }
}
