public import Metrics

extension Contract {
  /// The rules of the domain that the pattern's source has copied.
  public func copies(in library: SourceLibrary) -> [Breach] {
    library.copiedRules(module: module).map { rule in
      breach(
        .copy, .source, of: rule.type ?? module,
        "a rule of '\(rule.owner)' is copied: \(rule.expression)",
        because: "It is written at \(rule.original); a pattern applies it, and does not repeat it.",
        at: rule.copy)
    }
  }
}
