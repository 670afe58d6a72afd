import Diagnostics
import Documents
import SiteLinks

/// Readers of what `site.yml` says about searching.
extension Fields {
  /// The groups in which a search shows its results: `true` for none, or a name with a list of
  /// folders for each.
  ///
  /// - Returns: `nil` if pages cannot be searched.
  func searchGroups() -> [SearchGroup]? {
    guard let value = optional("search") else { return nil }
    guard value.entries != nil else { return value.bool(collector) == true ? [] : nil }
    var locations: [String: SourceLocation] = [:]
    return value.decode(reportingTo: collector) { fields in
      fields.rest().map { entry in
        let folders = (entry.value.list(collector) ?? []).compactMap(searchFolder)
        for folder in folders {
          let path = folder.parts.joined(separator: "/")
          if let first = locations[path] {
            collector.report(.repeated(folder.written, at: folder.location, first: first))
          }
          locations[path] = locations[path] ?? folder.location
        }
        return SearchGroup(name: entry.key, folders: folders)
      }
    }
  }

  private func searchFolder(_ value: Value) -> SearchFolder? {
    guard let text = value.string(collector) else { return nil }
    let folder = text.hasSuffix("/") ? text : text + "/"
    guard folder == "/" || SitePath.resolve(folder, in: "") == folder else {
      collector.report(
        Diagnostic(
          .wrongPath, at: value.location, "'\(text)' is no folder below the site's root",
          explanation: "A '*' in a folder stands for any name.",
          suggestion: "write a folder such as guide or guide/*/code, or '/' for the first page"))
      return nil
    }
    return SearchFolder(
      parts: folder.split(separator: "/").map(String.init), written: text,
      location: value.location)
  }
}
