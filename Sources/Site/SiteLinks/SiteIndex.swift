/// The files of a finished site, by their addresses.
package struct SiteIndex: Sendable {
  /// The files of the site, each by the path that links use: a style sheet by the one without its
  /// hash.
  private var files: [String: String] = [:]
  /// The paths of pages that could not be made.
  private var unmade: Set<String> = []

  package init() {}

  /// Enters a file by the path that links use.
  ///
  /// - Returns: Whether nothing was there before.
  @discardableResult
  package mutating func insert(_ path: String, writtenTo file: String? = nil) -> Bool {
    files.updateValue(file ?? path, forKey: path) == nil
  }

  /// Enters a page that could not be made, and its twin, so that links to them are not reported; no
  /// address is suggested that leads there.
  package mutating func insertUnmade(_ page: String) {
    unmade.insert(SitePath.file(forPage: page))
    unmade.insert(SitePath.twin(forPage: page))
  }

  package mutating func reserveCapacity(_ count: Int) { files.reserveCapacity(count) }

  /// Tells whether a file of that path is in the site.
  package func contains(_ path: String) -> Bool {
    files[path] != nil || unmade.contains(path)
  }

  /// The file a path leads to, by the path it is written to: itself, or the page of the folder.
  package func file(for path: String) -> String? {
    if SitePath.isFolder(path) { return written(path + "index.html") }
    return written(path) ?? written(path + "/index.html")
  }

  private func written(_ path: String) -> String? {
    guard let index = files.index(forKey: path) else {
      return unmade.containsExactly(path) ? path : nil
    }
    return files[index].key.hasSameBytes(as: path) ? files[index].value : nil
  }

  /// Tells whether a path leads nowhere, but one that looks the same leads to a file.
  package func isComposedOtherwise(_ path: String) -> Bool {
    let names = SitePath.isFolder(path) ? [path + "index.html"] : [path, path + "/index.html"]
    return file(for: path) == nil && names.contains { files[$0] != nil }
  }

  /// The addresses that lead somewhere, from the root and not encoded, in no order: pages by their
  /// folders.
  package var addresses: [String] { files.keys.map { "/" + SitePath.page(ofFile: $0) } }

  /// The folders that contain files or other folders, without their `/` at the end.
  ///
  /// - Complexity: O(*n*).
  package var folders: Set<String> {
    var folders: Set<String> = []
    for path in files.keys {
      var folder = SitePath.folder(of: path)
      while !folder.isEmpty {
        let name = SitePath.withoutSlash(folder)
        guard folders.insert(name).inserted else { break }
        folder = SitePath.folder(of: name)
      }
    }
    return folders
  }

  /// The paths that lead elsewhere than in another index, or nowhere in one of them.
  ///
  /// - Complexity: O(*n*).
  package func differences(from other: SiteIndex) -> Set<String> {
    var different: Set<String> = []
    for (path, file) in files where other.files[path] != file { different.insert(path) }
    for path in other.files.keys where files[path] == nil { different.insert(path) }
    return different.union(unmade.symmetricDifference(other.unmade))
  }
}

/// Swift takes two texts for equal that look the same, such as `é` as one character and as an `e`
/// with an accent of its own; browsers, servers and most file systems compare bytes.
extension String {
  /// Tells whether another text consists of the same bytes.
  func hasSameBytes(as other: String) -> Bool {
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { own.count == $0.count && own.elementsEqual($0) } }
  }
}

extension Set<String> {
  /// Tells whether a text of the same bytes is in the set.
  func containsExactly(_ text: String) -> Bool {
    firstIndex(of: text).map { self[$0].hasSameBytes(as: text) } ?? false
  }
}
