import Diagnostics
import Documents
import StaticSite

/// The patterns that a text chooses by a key of its front matter.
struct ChosenPatterns {
  let text: ContentText
  let key: String

  /// Returns the faults of the chosen patterns: one that is not played, or is named twice.
  ///
  /// - Parameter known: The patterns that are played.
  /// - Returns: The faults, in the order of the names.
  func faults(known: Set<String>) -> [Diagnostic] {
    var named: [String: SourceLocation] = [:]
    return (text.document.fields[key]?.elements ?? []).compactMap { value -> Diagnostic? in
      guard let name = value.text else { return nil }
      guard known.contains(name) else {
        return Diagnostic(
          .unknownPattern, at: value.location, "there is no pattern '\(name)' to play",
          explanation: "Known are: \(known.sorted().joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: known)
      }
      guard let first = named.updateValue(value.location, forKey: name) else { return nil }
      return Diagnostic(
        .repeatedChoice, at: value.location, "'\(name)' is named twice",
        notes: [DiagnosticNote(at: first, "it is named here")])
    }
  }
}
