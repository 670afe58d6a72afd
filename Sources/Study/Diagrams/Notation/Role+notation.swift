public import Trace

/// The notation of roles in HTML and in drawings.
extension Role {
  /// The class that gives the role its family's colour: `family-screen-state`.
  public var className: String { "family-\(family.rawValue)" }
}

/// The notation of sides in HTML and in drawings.
extension Side {
  /// The class that gives the side its family's colour.
  public var className: String { "family-\(family.rawValue)" }

  /// The short class that gives it the same colour where there are very many: its letters, or, of a
  /// role that no style sheet knows, those of a standard role of its family.
  public var shortClassName: String {
    if Side.all.contains(self) { return letters }
    return Role.standard.first { $0.family == family }?.letters ?? letters
  }
}

/// The style sheet that gives each family its colour; it is written once for all pages.
public enum FamilyStyles {
  /// The rules: the fill of badges and bars, the letters upon it, and that there is a bar.
  ///
  /// Where there are very many, as in diagrams of messages and trees of owners, signs and bars have
  /// their side's letters alone for a class.
  public static var text: String {
    "/* Made of the table of roles; to be recorded again, not to be edited: CONTRIBUTING.md. */\n"
      + Role.Family.allCases.map { family in
        let bars = Side.all.filter { $0.family == family }.map {
          ",\n:is(.staff, .ownership, .cast, .roles) .\($0.letters)"
        }
        return """
          .family-\(family.rawValue)\(bars.joined()) {
            --fill: \(family.colour.fill);
            --on-fill: \(family.colour.letters);
            --bar: "";
          }

          """
      }.joined(separator: "\n")
  }
}
