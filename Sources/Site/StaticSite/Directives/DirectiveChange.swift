/// Which directives mean something else than before.
enum DirectiveChange: Sendable {
  /// Those of these names.
  case some(Set<String>)
  /// There are others: what is said of a name that is not known lists those that are.
  case all

  /// Whether there is nothing that could differ.
  var isEmpty: Bool {
    if case .some(let names) = self { names.isEmpty } else { false }
  }

  /// One of a text's directives that the change reaches, the first by name; `nil` if there is none.
  func first(of names: Set<String>) -> String? {
    switch self {
    case .all: names.min()
    case .some(let changed): names.intersection(changed).min()
    }
  }
}
