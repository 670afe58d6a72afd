import SiteLinks

/// A text's path in Hugo and Zola, where `_index.md` is a section's page and `index.md` is the
/// page of a folder with its pictures.
struct BundlePath: Sendable {
  /// The page's folder: empty, or with a trailing `/`.
  let folder: String
  /// The last component of the page's address; empty for sections and for the home page.
  var name: String
  /// Indicates whether it is the page of a section.
  let isSection: Bool

  /// Parses a path below the folder of texts.
  init(_ path: String) {
    let stem = PagePath.stem(path)
    let folder = SitePath.folder(of: path)
    isSection = stem == "_index" || (stem == "index" && folder.isEmpty)
    if isSection {
      self.folder = folder
      name = ""
    } else if stem == "index" {
      let parts = folder.split(separator: "/")
      self.folder = parts.dropLast().map { $0 + "/" }.joined()
      name = parts.last.map(String.init) ?? ""
    } else {
      self.folder = folder
      name = stem
    }
  }

  /// Removes and returns the date in a name such as `2020-01-02-first`; `nil` if there is none.
  mutating func takeDate() -> String? {
    guard let match = name.firstMatch(of: #/^(\d{4}-\d\d-\d\d)(?:T[0-9:.Z+-]*)?[-_](.+)$/#),
      let date = ForeignDate.normalized(String(match.1))
    else { return nil }
    name = String(match.2)
    return date
  }

  /// The address of the page: lower-case words, joined by hyphens.
  var address: String {
    "/" + (folder + (name.isEmpty ? "" : name + "/")).lowercased().replacing(" ", with: "-")
  }

  /// The new path of the text of a section's page.
  var sectionTarget: String { folder.lowercased().replacing(" ", with: "-") + "index.md" }
}
