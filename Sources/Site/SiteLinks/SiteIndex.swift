/// The files of a finished site, by their addresses.
package struct SiteIndex: Sendable {
  /// The files of the site, by the paths that links use: that of a style sheet has no hash.
  private var files: [String: String] = [:]
  private var unmade: Set<String> = []

  package init() {}

  /// Adds a file by the path that links use.
  ///
  /// - Returns: `true` if the path was not taken.
  @discardableResult
  package mutating func insert(_ path: String, writtenTo file: String? = nil) -> Bool {
    files.updateValue(file ?? path, forKey: path) == nil
  }

  /// Adds a page that could not be made, and its twin, so that links to them are not reported.
  ///
  /// Their addresses are never suggested.
  package mutating func insertUnmade(_ page: String) {
    unmade.insert(SitePath.file(forPage: page))
    unmade.insert(SitePath.twin(forPage: page))
  }

  package mutating func reserveCapacity(_ count: Int) { files.reserveCapacity(count) }

  /// Indicates whether the site has a file, or a page that could not be made, at a path.
  package func contains(_ path: String) -> Bool {
    files[path] != nil || unmade.contains(path)
  }

  /// Returns the written path of the file that a path leads to: itself or the folder's page.
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

  /// Indicates whether a path leads nowhere, but one that looks the same leads to a file.
  package func isComposedOtherwise(_ path: String) -> Bool {
    let names = SitePath.isFolder(path) ? [path + "index.html"] : [path, path + "/index.html"]
    return file(for: path) == nil && names.contains { files[$0] != nil }
  }

  /// The addresses of the site from the root, unencoded and in no particular order.
  ///
  /// The address of a folder's page is that of its folder.
  package var addresses: [String] { files.keys.map { "/" + SitePath.page(ofFile: $0) } }

  /// The folders that contain files or other folders, without the final `/`.
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

  /// Returns the paths that lead elsewhere than in another index, or nowhere in one of them.
  ///
  /// - Complexity: O(*n*).
  package func differences(from other: SiteIndex) -> Set<String> {
    var different: Set<String> = []
    for (path, file) in files where other.files[path] != file { different.insert(path) }
    for path in other.files.keys where files[path] == nil { different.insert(path) }
    return different.union(unmade.symmetricDifference(other.unmade))
  }
}

/// Swift compares texts as equal that look the same, such as `é` as one character and as an `e`
/// with a combining accent; browsers, servers and most file systems compare bytes.
extension String {
  /// Indicates whether another text consists of the same bytes.
  func hasSameBytes(as other: String) -> Bool {
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { own.count == $0.count && own.elementsEqual($0) } }
  }
}

extension Set<String> {
  /// Indicates whether the set contains a text of the same bytes.
  func containsExactly(_ text: String) -> Bool {
    firstIndex(of: text).map { self[$0].hasSameBytes(as: text) } ?? false
  }
}
