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
