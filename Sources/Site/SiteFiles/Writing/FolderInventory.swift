import Sequences

struct FolderInventory {
  /// The relative paths of everything that is not a folder.
  private(set) var files: [String] = []
  /// The relative paths of the folders, by depth from the root.
  private(set) var levels: [[String]] = []

  /// Lists a folder recursively, without following links.
  init(of path: String, _ system: FileSystem) throws(FileError) {
    var level = [""]
    while !level.isEmpty {
      let listed = level.concurrentMap { folder in
        Result { () throws(FileError) in
          try system.entries(of: folder.isEmpty ? path : "\(path)/\(folder)")
        }
      }
      var next: [String] = []
      for (folder, entries) in zip(level, listed) {
        for entry in try entries.get() {
          let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
          if entry.isFolder { next.append(path) } else { files.append(path) }
        }
      }
      if !next.isEmpty { levels.append(next) }
      level = next
    }
  }
}

extension FileSystem {
  /// Deletes the contents that an inventory lists, and then the folder if nothing else is in it.
  ///
  /// - Throws: The first error, after everything that can be deleted has been deleted.
  func remove(_ inventory: FolderInventory, at path: String) throws(FileError) {
    var errors: [FileError] = []
    func note(_ work: () throws(FileError) -> Void) {
      do throws(FileError) { try work() } catch { errors.append(error) }
    }
    note { () throws(FileError) in
      try inventory.files.concurrentForEach { file throws(FileError) in
        // The manifest is deleted last, because it identifies the folder as a build's.
        if file != Manifest.name { try deleteFile("\(path)/\(file)") }
      }
    }
    for level in inventory.levels.reversed() {
      note { () throws(FileError) in
        try level.concurrentForEach { folder throws(FileError) in
          try deleteFolder("\(path)/\(folder)")
        }
      }
    }
    if errors.isEmpty, inventory.files.contains(Manifest.name) {
      note { () throws(FileError) in try deleteFile("\(path)/\(Manifest.name)") }
    }
    note { () throws(FileError) in try deleteFolder(path) }
    if let error = errors.first { throw error }
  }

  /// Moves the files of a folder to another, except known files and those whose new path is taken.
  func moveFiles(
    from folder: String, to target: String, except known: Set<String>
  ) throws(FileError) {
    for file in try FolderInventory(of: folder, self).files where !known.contains(file) {
      let place = "\(target)/\(file)"
      guard try status(of: place) == nil else { continue }
      if let parent = FolderTree.folder(of: file) { try makeFolders("\(target)/\(parent)") }
      try move("\(folder)/\(file)", to: place)
    }
  }

  func remove(_ path: String) throws(FileError) {
    guard let status = try status(of: path) else { return }
    if status.kind == .folder {
      try remove(FolderInventory(of: path, self), at: path)
    } else {
      try deleteFile(path)
    }
  }
}

/// The folders that a set of files needs.
struct FolderTree {
  /// The paths of the folders without a `/` at the end, by depth from the root.
  private(set) var levels: [[String]] = []
  private var known: Set<String> = []

  /// Creates the tree of the folders that contain the given files.
  ///
  /// - Complexity: O(*n*) in the length of all paths.
  init(ofFiles paths: some Sequence<String>) {
    for path in paths { insertFolder(of: path) }
  }

  func contains(_ folder: String) -> Bool { known.contains(folder) }

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

  /// Returns the parent of a file or folder; `nil` for the root.
  static func folder(of path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }
}
