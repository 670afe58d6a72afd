import SiteLinks

/// The path of a text as Hugo and Zola have it: `_index.md` is a section's page, and `index.md`
/// that of a folder with its pictures.
struct BundlePath: Sendable {
  /// The page's folder: empty, or ending in `/`.
  let folder: String
  /// The last part of the page's address; empty for a section's, and for the site's own.
  var name: String
  /// Tells whether it is a section's page.
  let isSection: Bool

  /// Reads a path below the folder of texts.
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

  /// Takes the date off a name such as `2020-01-02-first`; `nil` if it begins with none.
  mutating func takeDate() -> String? {
    guard let match = name.firstMatch(of: #/^(\d{4}-\d\d-\d\d)(?:T[0-9:.Z+-]*)?[-_](.+)$/#),
      let date = ForeignDate.normalized(String(match.1))
    else { return nil }
    name = String(match.2)
    return date
  }

  /// The address of the page, words in small letters joined by hyphens.
  var address: String {
    "/" + (folder + (name.isEmpty ? "" : name + "/")).lowercased().replacing(" ", with: "-")
  }

  /// The path to which the text of a section's page goes.
  var sectionTarget: String { folder.lowercased().replacing(" ", with: "-") + "index.md" }
}
