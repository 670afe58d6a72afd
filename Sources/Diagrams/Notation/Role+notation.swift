public import Trace

/// How roles are written, on every page alike: a letter, a class, a place from left to right.
///
/// Colours are the style sheet's; they follow the palette of Masataka Okabe and Kei Ito, *Color
/// Universal Design* (2002, revised 2008), and never stand without the letter.
extension Role {
  /// The class that gives the role's colour: `role-view-model`.
  public var className: String {
    "role-" + rawValue.split(separator: " ").joined(separator: "-")
  }

  /// The roles from the screen to the truth, as diagrams and tables show them.
  public static let fromScreenToTruth: [Role] = [
    .composition, .view, .controller, .presenter, .viewModel, .actionCreator, .action,
    .dispatcher, .store, .model,
  ]

  /// The role's place in ``fromScreenToTruth``.
  public var place: Int { Self.fromScreenToTruth.firstIndex(of: self) ?? 0 }
}
