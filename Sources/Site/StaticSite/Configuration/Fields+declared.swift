import Diagnostics
import Documents
import SiteTemplates

/// Readers of the keys of front matter that a site declares.
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
    if let fault = Self.fault(of: entry, taken) {
      collector.report(fault)
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

  private static func fault(of entry: MappingEntry, _ taken: Set<String>) -> Diagnostic? {
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

extension Fields {
  /// The values of declared keys that a text has.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - path: The text's path below `content/`.
  /// - Returns: The values that templates can name.
  func values(of keys: [DeclaredKey], inText path: String) -> [String: PageValue] {
    guard !keys.isEmpty else { return [:] }
    let name = path.split(separator: "/").last
    let isOrdinary = name != "index.md" && path != "404.md"
    var values: [String: PageValue] = [:]
    adviseOnKeys(of: keys.filter { !$0.folders.contains(where: path.hasPrefix) })
    for key in keys where key.folders.contains(where: path.hasPrefix) {
      if key.isRequired, isOrdinary { _ = required(key.name) }
      values[key.name] = value(of: key)
    }
    return values
  }

  /// Says of keys that texts of other folders may have which folders these are.
  private func adviseOnKeys(of others: [DeclaredKey]) {
    guard !others.isEmpty else { return }
    advice = { [advice = self.advice] entry in
      guard let key = others.first(where: { $0.name == entry.key }) else { return advice(entry) }
      guard !key.folders.isEmpty else { return .instead("'site.yml' declares it for no folder") }
      let folders = key.folders.map { "'\($0)'" }.joined(separator: ", ")
      return .instead("'site.yml' declares it for the texts in \(folders)")
    }
  }

  /// The value of a declared key, if the text has it.
  private func value(of key: DeclaredKey) -> PageValue? {
    switch key.type {
    case .text: optionalString(key.name).map { .string($0) }
    case .number: optionalInt(key.name).map { .number($0) }
    case .condition: optional(key.name)?.bool(collector).map { .bool($0) }
    case .date: optionalDate(key.name)?.value
    case .texts: optionalTexts(key.name).map { .list($0.map { .string($0.text) }) }
    }
  }
}
