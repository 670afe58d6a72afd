import SiteLinks

/// The old locations of pages and files, with their targets in the new site.
struct LinkTable: Sendable {
  /// The target of an address or of a file path.
  enum Target: Hashable, Sendable {
    /// A text, by its index.
    case text(Int)
    /// A file, by its path below `content/`.
    case file(String)
  }

  private var bySource: [String: Target] = [:]
  private var byAddress: [String: Target] = [:]
  /// The targets by file name without extension; `nil` for ambiguous names.
  private var byName: [String: Target?] = [:]
  private let contentRoot: String
  private let prefersAddresses: Bool

  /// Creates a table of a site and its texts, in the order of their indices.
  init(_ site: ForeignSite, _ texts: [ImportedText]) {
    contentRoot = site.contentRoot
    prefersAddresses = site.linksToAddresses
    for file in site.files {
      bySource[file.source] = .file(file.target)
      byAddress[file.target] = .file(file.target)
    }
    for (index, text) in texts.enumerated() {
      bySource[text.path] = .text(index)
      for address in [text.placement.address] + text.placement.aliases {
        byAddress[Self.key(address)] = .text(index)
      }
      let stem = PagePath.stem(text.path)
      let name =
        ["index", "_index"].contains(stem)
        ? SitePath.folder(of: text.path).split(separator: "/").last.map(String.init) ?? "" : stem
      let target: Target? = byName.keys.contains(name) ? nil : .text(index)
      byName.updateValue(target, forKey: name)
    }
  }

  /// Returns an address without optional parts: `/about/index.html` and `about` are equal.
  private static func key(_ address: String) -> String {
    var key = address.drop { $0 == "/" }
    if key.hasSuffix("/index.html") || key == "index.html" { key = key.dropLast(10) }
    if key.hasSuffix(".html") { key = key.dropLast(5) }
    while key.hasSuffix("/") { key = key.dropLast() }
    return key.lowercased()
  }
}

extension LinkTable {
  /// Returns the target of a link's percent-decoded path, given the path of the text that contains
  /// it and the old address of that text's page.
  func target(of path: String, in source: String, at address: String) -> Target? {
    if path.hasPrefix("@/") { return self.source(contentRoot + path.dropFirst(2)) }
    if path.hasPrefix("/") {
      return self.address(path) ?? self.source(contentRoot + path.dropFirst())
    }
    let file = SitePath.resolve(path, in: SitePath.folder(of: source)).flatMap(self.source)
    let page = SitePath.resolve(path, in: SitePath.folder(of: String(address.dropFirst())))
      .flatMap(self.address)
    return prefersAddresses ? page ?? file : file ?? page
  }

  /// Returns the target of a reference such as Hugo's `ref`: a path from the root or relative to
  /// the text, with or without its extension, or the unique name of a text.
  func reference(_ name: String, in source: String) -> Target? {
    if name.hasPrefix("/") {
      return self.source(contentRoot + name.dropFirst()) ?? address(name)
    }
    let beside = SitePath.resolve(name, in: SitePath.folder(of: source)).flatMap(self.source)
    if let found = beside ?? self.source(contentRoot + name) { return found }
    return byName[
      PagePath.isText(name)
        ? PagePath.stem(name) : name.split(separator: "/").last.map(String.init) ?? name] ?? nil
  }

  private func address(_ path: String) -> Target? {
    byAddress[path.hasPrefix("/") ? String(path.dropFirst()) : path] ?? byAddress[Self.key(path)]
  }

  private func source(_ path: String) -> Target? {
    if let target = bySource[path] { return target }
    let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
    let stem = bare.hasSuffix(".html") ? String(bare.dropLast(5)) : bare
    return [
      "\(stem).md", "\(bare)/_index.md", "\(bare)/index.md", "\(bare)/README.md",
      "\(stem).markdown",
    ]
    .lazy.compactMap { bySource[$0] }.first
  }
}
