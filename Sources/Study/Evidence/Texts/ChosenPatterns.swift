package import Diagnostics
package import Documents

/// The patterns that a text chooses in its front matter.
package struct ChosenPatterns {
  let names: [LocatedText]

  /// The patterns of these names.
  package init(names: [LocatedText]) { self.names = names }

  /// Returns the faults of the chosen patterns: one that is not played, or is named twice.
  ///
  /// - Parameter known: The patterns that are played.
  /// - Returns: The faults, in the order of the names.
  package func diagnostics(known: Set<String>) -> [Diagnostic] {
    var named: [String: SourceLocation] = [:]
    return names.compactMap { written -> Diagnostic? in
      let name = written.text
      guard known.contains(name) else {
        return Diagnostic(
          .unknownPattern, at: written.location, "there is no pattern '\(name)' to play",
          explanation: "Known are: \(known.sorted().joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: known)
      }
      guard let first = named.updateValue(written.location, forKey: name) else { return nil }
      return Diagnostic(
        .repeatedChoice, at: written.location, "'\(name)' is named twice",
        notes: [DiagnosticNote(at: first, "it is named here")])
    }
  }
}
