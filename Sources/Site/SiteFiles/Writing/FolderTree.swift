/// The folders that a set of files needs.
struct FolderTree {
  /// Their paths, without a `/` at the end: those at the root, then those in these, and so on.
  private(set) var levels: [[String]] = []
  private var known: Set<String> = []

  /// Finds the folders of files.
  ///
  /// - Complexity: O(*n*) in the length of all paths.
  init(ofFiles paths: some Sequence<String>) {
    for path in paths { insertFolder(of: path) }
  }

  /// Tells whether a folder is among them.
  func contains(_ folder: String) -> Bool { known.contains(folder) }

  /// Adds a folder, and those it is in.
  mutating func insert(_ folder: String) {
    guard known.insert(folder).inserted else { return }
    insertFolder(of: folder)
    let depth = folder.utf8.count { $0 == UInt8(ascii: "/") }
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(folder)
  }

  private mutating func insertFolder(of path: String) {
    if let folder = Self.folder(of: path) { insert(folder) }
  }

  /// The folder a file or folder is in; `nil` for the root.
  static func folder(of path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }
}
