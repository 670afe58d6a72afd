/// What stands where in a finished site.
struct SiteIndex: Sendable {
  /// The files of the site, and for each page the anchors on it.
  private var anchors: [String: Set<String>?] = [:]
  private(set) var addresses: [String] = []

  /// Enters a file by its path.
  mutating func insert(_ file: String, address: String) {
    anchors.updateValue(nil, forKey: file)
    addresses.append(address)
  }

  /// Enters a page that could not be made, and its twin, so that nobody misses them; no address is
  /// suggested that leads there.
  mutating func insertUnmade(_ page: String) {
    for file in [SitePath.file(forPage: page), SitePath.twin(forPage: page)]
    where !contains(file) {
      anchors.updateValue(nil, forKey: file)
    }
  }

  /// Notes the anchors of a page.
  mutating func setAnchors(_ ids: Set<String>, of file: String) {
    anchors[file] = .some(ids)
  }

  /// Whether a file of that path stands in the site.
  func contains(_ file: String) -> Bool { anchors.keys.contains(file) }

  /// The file a path leads to: itself, or the page of the folder.
  func file(for path: String) -> String? {
    if path.isEmpty || path.hasSuffix("/") {
      return contains(path + "index.html") ? path + "index.html" : nil
    }
    if contains(path) { return path }
    return contains(path + "/index.html") ? path + "/index.html" : nil
  }

  /// The anchors of a page; `nil` for a file that is none.
  func anchors(of file: String) -> Set<String>? { anchors[file] ?? nil }
}
