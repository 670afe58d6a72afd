import CommonMark
public import Diagnostics
import Documents
import SiteLinks

/// Readers of what `site.yml` says about how texts are read and judged.
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

  /// The syntax of texts besides CommonMark and tables; all if the key is not there.
  func syntax() -> Set<MarkdownSyntax> {
    let words = MarkdownSyntax.allCases.map(\.rawValue)
    guard let named = optionalChoices("markdown", of: words) else {
      return MarkdownSyntax.standard
    }
    return Set(named.compactMap { MarkdownSyntax(rawValue: $0.text) })
  }

  /// The faults that are only warnings in a site; none if the key is not there.
  func diagnosticsAsWarnings() -> Set<DiagnosticID> {
    let diagnostics = SiteConfiguration.diagnosticsAllowedAsWarnings
    let named = optionalChoices("warnings", of: diagnostics.map(\.rawValue)) ?? []
    return Set(
      diagnostics.filter { diagnostic in named.contains { $0.text == diagnostic.rawValue } })
  }
}

extension SiteConfiguration {
  /// The faults that a site may have reported as warnings: each leaves a page that can be read.
  ///
  /// A site that has been imported has such faults before they can be corrected.
  public static let diagnosticsAllowedAsWarnings: [DiagnosticID] = [
    .brokenAnchor, .brokenLink, .controlCharacter, .missingAlternativeText, .openCode,
    .repeatedAnchor, .tableColumns, .unknownDirective, .unsafeLink,
  ]
}

/// A folder of texts that `site.yml` names.
struct NamedFolder: Hashable, Sendable {
  /// Its path below `content/`, ending in `/`; empty for the whole of it.
  let path: String
  /// As written.
  let written: String
  /// The place where it is named.
  let location: SourceLocation
}
