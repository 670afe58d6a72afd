import CommonMark
import Diagnostics
import Documents
import SiteLinks

/// Readers of the settings in `site.yml` for reading and checking texts.
extension Fields {
  /// Returns the folders whose texts may contain raw HTML: `true` for all, or a list of folders.
  func rawHTMLFolders() -> [NamedFolder] {
    guard let value = optional("raw-html") else { return [] }
    guard value.elements != nil else {
      return value.bool(collector) == true
        ? [NamedFolder(path: "", written: "true", location: value.location)] : []
    }
    return folders(value, orElse: ", or 'raw-html: true' for all texts")
  }

  /// Returns the valid folders in a list of folders below the content folder.
  ///
  /// `other` is the alternative to a list that suggestions mention.
  func folders(_ value: Value, orElse other: String = "") -> [NamedFolder] {
    (value.list(collector) ?? []).compactMap { element in
      guard let text = element.string(collector) else { return nil }
      let folder = text.hasSuffix("/") ? text : text + "/"
      guard folder != "/", SitePath.resolve(folder, in: "") == folder else {
        collector.report(
          Diagnostic(
            .wrongPath, at: element.location, "'\(text)' is not a folder below the content folder",
            suggestion: "write a folder such as guide\(other)"))
        return nil
      }
      return NamedFolder(path: folder, written: text, location: element.location)
    }
  }

  /// Returns a web address as written and in the form of
  /// ``SiteConfiguration/normalizedBaseURL(_:)``.
  ///
  /// Returns `nil` if the key is missing. An error message contains `meaning` and `form`.
  func webAddress(
    _ key: String, isNo meaning: String, form: String
  ) -> (written: String, normalized: String)? {
    guard let text = optionalString(key) else { return nil }
    if let url = SiteConfiguration.normalizedBaseURL(text) { return (text, url) }
    report(
      .wrongAddress, at: key, "'\(text)' is \(meaning)",
      explanation: SiteConfiguration.baseURLForm, suggestion: "write it as \(form)")
    return nil
  }

  /// Returns the syntax besides CommonMark and tables; the standard one if the key is missing.
  func syntax() -> Set<MarkdownSyntax> {
    let words = MarkdownSyntax.allCases.map(\.rawValue)
    guard let named = optionalChoices("markdown", of: words) else {
      return MarkdownSyntax.standard
    }
    return Set(named.compactMap { MarkdownSyntax(rawValue: $0.text) })
  }

  /// Returns the errors that the site reports as warnings; none if the key is missing.
  func diagnosticsAsWarnings() -> Set<DiagnosticID> {
    let diagnostics = SiteConfiguration.diagnosticsAllowedAsWarnings
    let named = optionalChoices("warnings", of: diagnostics.map(\.rawValue)) ?? []
    return Set(
      diagnostics.filter { diagnostic in named.contains { $0.text == diagnostic.rawValue } })
  }
}

/// Readers of the keys of front matter that `site.yml` declares.
extension Fields {
  /// Returns the valid keys that `site.yml` declares, each with the folders that it names.
  ///
  /// A key is declared with its type alone, or with `type`, `required` and folders (`in`).
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
        .map { type in
          (DeclaredKey(name: entry.key, type: type, isRequired: false, folders: [""]), [])
        }
    }
    var folders: [NamedFolder]?
    let decoded = entry.value.decode(reportingTo: collector) { fields in
      let type: DeclaredType? = fields.oneOf("type")
      let isRequired = fields.bool("required")
      folders = fields.optional("in").map { fields.folders($0) }
      return type.map {
        DeclaredKey(
          name: entry.key, type: $0, isRequired: isRequired,
          folders: folders?.map(\.path) ?? [""])
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
        ? "the key '\(key)' already has a meaning" : "'\(key)' cannot be the name of a key",
      explanation: "It is used in front matter and in templates.",
      suggestion: isTaken
        ? "choose another name" : "begin with a letter, and use letters, digits, '-' and '_'")
  }
}

/// Readers of the bundles of assets that `site.yml` lists.
extension Fields {
  /// Returns the bundles with valid names, each with its list of files.
  func bundles() -> [AssetBundle] {
    optionalMapping("bundles") { fields in
      fields.rest().compactMap { fields.bundle($0) }
    } ?? []
  }

  private func bundle(_ entry: MappingEntry) -> AssetBundle? {
    guard let kind = Self.kind(of: entry.key) else {
      collector.report(
        Diagnostic(
          .wrongBundle, at: entry.keyLocation, "'\(entry.key)' cannot be the name of a bundle",
          explanation: "A bundle is a file in 'assets/'; its file extension determines its kind.",
          suggestion: "write a name such as site.css or site.js"))
      return nil
    }
    let elements = entry.value.list(collector) ?? []
    if elements.isEmpty, entry.value.elements != nil {
      collector.report(
        Diagnostic(
          .wrongBundle, at: entry.value.location, "the bundle '\(entry.key)' has no files",
          suggestion: "list files of 'assets/' that end in .\(kind)"))
    }
    var members: [AssetBundle.JoinedFile] = []
    for element in elements {
      guard let name = element.string(collector) else { continue }
      if Self.kind(of: name) != kind {
        collector.report(
          Diagnostic(
            .wrongBundle, at: element.location,
            "'\(name)' cannot be a part of the bundle '\(entry.key)'",
            explanation: "A bundle joins files of one kind in one folder to keep addresses valid.",
            suggestion: "list files that are in 'assets/' itself and end in .\(kind)"))
      } else if members.contains(where: { $0.name == name }) {
        collector.report(
          Diagnostic(.repeatedTerm, at: element.location, "'\(name)' is listed twice"))
      } else {
        members.append(AssetBundle.JoinedFile(name: name, location: element.location))
      }
    }
    return AssetBundle(name: entry.key, members: members, location: entry.keyLocation)
  }

  /// Returns the type of a file in `assets/` by its name; `nil` if it cannot be in a bundle.
  private static func kind(of name: String) -> String? {
    name.wholeMatch(of: #/[^\/\\]+\.(css|js)/#).map { String($0.output.1) }
  }
}

/// A folder of texts that `site.yml` names.
struct NamedFolder: Hashable, Sendable {
  /// The path below `content/`, ending in `/`; empty for the whole folder.
  let path: String
  let written: String
  let location: SourceLocation
}
