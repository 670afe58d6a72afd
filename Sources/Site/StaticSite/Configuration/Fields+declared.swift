import Diagnostics
import Documents

/// Readers of the keys of front matter that `site.yml` declares.
extension Fields {
  /// The keys that `site.yml` declares, each with its type alone, or with `type`, `required` and
  /// the folders for whose texts it is (`in`).
  ///
  /// - Parameter taken: The names that have a meaning already.
  /// - Returns: The keys that are without fault, each with the folders that it names.
  func declaredKeys(taken: Set<String>) -> [(key: DeclaredKey, folders: [NamedFolder])] {
    optionalMapping("front-matter") { fields in
      fields.rest().compactMap { fields.declaredKey($0, taken) }
    } ?? []
  }

  private func declaredKey(
    _ entry: MappingEntry, _ taken: Set<String>
  ) -> (key: DeclaredKey, folders: [NamedFolder])? {
    if let diagnostic = Self.diagnostic(of: entry, taken) {
      collector.report(diagnostic)
      return nil
    }
    let words = DeclaredType.allCases.map(\.rawValue)
    guard entry.value.entries != nil else {
      return entry.value.choice(of: words, collector).flatMap(DeclaredType.init(rawValue:))
        .map { (key: DeclaredKey(entry.key, $0), folders: []) }
    }
    var folders: [NamedFolder]?
    let decoded = entry.value.decode(reportingTo: collector) { fields in
      let type: DeclaredType? = fields.oneOf("type")
      let isRequired = fields.bool("required")
      folders = fields.optional("in").map { fields.folders($0) }
      return type.map {
        DeclaredKey(
          entry.key, $0, isRequired: isRequired, folders: folders?.map(\.path) ?? [""])
      }
    }
    guard case .some(.some(let key)) = decoded else { return nil }
    return (key: key, folders: folders ?? [])
  }

  private static func diagnostic(of entry: MappingEntry, _ taken: Set<String>) -> Diagnostic? {
    let key = entry.key
    let isTaken = taken.contains(key)
    guard isTaken || key.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_-]*/#) == nil else { return nil }
    return Diagnostic(
      .wrongKeyName, at: entry.keyLocation,
      isTaken
        ? "the key '\(key)' has a meaning already" : "'\(key)' cannot be the name of a key",
      explanation: "Texts write it in their front matter, and templates name it.",
      suggestion: isTaken
        ? "choose another name" : "begin with a letter, and use letters, digits, '-' and '_'")
  }
}
