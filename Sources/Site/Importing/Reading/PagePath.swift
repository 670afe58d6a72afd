import SiteLinks

/// Paths of texts, by the addresses of their pages.
enum PagePath {
  /// The path below `content/` of the text whose page has an address from the root; `nil` if that
  /// leads out of the site.
  ///
  ///     PagePath.text(for: "/notes/oboe/")  // "notes/oboe.md"
  static func text(for address: String) -> String? {
    guard var path = SitePath.resolve(rooted(address), in: "") else { return nil }
    if path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix("/index.html") || path == "index.html" {
      path = String(path.dropLast(path == "index.html" ? 10 : 11))
    }
    for suffix in [".html", ".htm"] where path.hasSuffix(suffix) {
      path = String(path.dropLast(suffix.count))
    }
    return path.isEmpty ? "index.md" : path + ".md"
  }

  /// The name of a file without its folder and its last extension.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the title of a text that says nothing of it.
  ///
  /// It is named as its file, or as the folder that it is the page of; the title is `nil` for the
  /// first page.
  static func title(ofTarget target: String) -> String? {
    let parts = target.split(separator: "/")
    if parts.last != "index.md" { return title(stem(target)) }
    return parts.dropLast().last.map { title(String($0)) }
  }

  /// A file's name as a person would say it: `first-steps` is `First steps`.
  static func title(_ name: String) -> String {
    let words = name.split { "-_ ".contains($0) }.joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The last extension of a file's name.
  static func ending(_ path: String) -> Substring { path.split(separator: ".").last ?? "" }

  /// Tells whether a file is Markdown, by its name.
  static func isText(_ path: String) -> Bool {
    ["md", "markdown", "mdown", "mkd", "mkdown"].contains(ending(path).lowercased())
  }

  /// Tells whether a file holds values for templates, by its name.
  static func isData(_ path: String) -> Bool { ["yml", "yaml", "json"].contains(ending(path)) }

  /// Tells whether a text is the page of its folder, as other programs than generators name it.
  static func isReadme(_ path: String) -> Bool {
    ["readme", "index"].contains(stem(path).lowercased())
  }

  /// An address from the root.
  static func rooted(_ address: String) -> String {
    address.hasPrefix("/") ? address : "/" + address
  }
}
