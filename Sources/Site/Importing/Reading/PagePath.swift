import SiteLinks

/// Paths of texts, derived from the addresses of their pages.
enum PagePath {
  /// Returns a text's path below `content/` from its address; `nil` if that leaves the site.
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

  /// Returns a file's name without its last extension.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the title of a text without one, from the name of its file or, for a folder's page,
  /// of its folder; `nil` for the home page.
  static func title(ofTarget target: String) -> String? {
    let parts = target.split(separator: "/")
    if parts.last != "index.md" { return title(stem(target)) }
    return parts.dropLast().last.map { title(String($0)) }
  }

  /// Returns a file's name in readable form: `first-steps` becomes `First steps`.
  static func title(_ name: String) -> String {
    let words = name.split { "-_ ".contains($0) }.joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the last extension of a file's name.
  static func ending(_ path: String) -> Substring { path.split(separator: ".").last ?? "" }

  /// Indicates whether a file is Markdown, by its name.
  static func isText(_ path: String) -> Bool {
    ["md", "markdown", "mdown", "mkd", "mkdown"].contains(ending(path).lowercased())
  }

  /// Indicates whether a file contains values for templates, by its name.
  static func isData(_ path: String) -> Bool { ["yml", "yaml", "json"].contains(ending(path)) }

  /// Indicates whether a text is a readme or an index, and therefore the page of its folder.
  static func isReadme(_ path: String) -> Bool {
    ["readme", "index"].contains(stem(path).lowercased())
  }

  /// Returns an address with a leading `/`.
  static func rooted(_ address: String) -> String {
    address.hasPrefix("/") ? address : "/" + address
  }
}
