import CommonMark
import Diagnostics
import Documents
import SiteLinks

/// Readers of what `site.yml` says about the markup of texts.
extension Fields {
  /// The folders whose texts may hold raw HTML: `true` for all, or a list of folders.
  func rawHTMLFolders() -> [NamedFolder] {
    guard let value = optional("raw-html") else { return [] }
    guard value.elements != nil else {
      return value.bool(collector) == true
        ? [NamedFolder(path: "", written: "true", location: value.location)] : []
    }
    return folders(value, orElse: ", or 'raw-html: true' for all texts")
  }

  /// A list of folders below the content folder.
  ///
  /// - Parameters:
  ///   - value: The list.
  ///   - other: What else could be written in its place, for suggestions.
  /// - Returns: The folders that are without fault.
  func folders(_ value: Value, orElse other: String = "") -> [NamedFolder] {
    (value.list(collector) ?? []).compactMap { element in
      guard let text = element.string(collector) else { return nil }
      let folder = text.hasSuffix("/") ? text : text + "/"
      guard folder != "/", SitePath.resolve(folder, in: "") == folder else {
        collector.report(
          Diagnostic(
            .wrongPath, at: element.location, "'\(text)' is no folder below the content folder",
            suggestion: "write a folder such as guide\(other)"))
        return nil
      }
      return NamedFolder(path: folder, written: text, location: element.location)
    }
  }

  /// What texts are read as besides CommonMark and tables; everything if the key is not there.
  func syntax() -> Set<MarkdownSyntax> {
    let words = MarkdownSyntax.allCases.map(\.rawValue)
    guard let named = optionalChoices("markdown", of: words) else {
      return Set(MarkdownSyntax.allCases)
    }
    return Set(named.compactMap { MarkdownSyntax(rawValue: $0.text) })
  }
}
