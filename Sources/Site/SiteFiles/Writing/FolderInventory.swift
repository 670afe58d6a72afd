import Sequences

/// All that is in a folder.
struct FolderInventory {
  /// The paths of all that is no folder, within the folder.
  private(set) var files: [String] = []
  /// The paths of the folders: those at the root, then those in these, and so on.
  private(set) var levels: [[String]] = []

  /// Looks through a folder; links are not followed.
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
  /// Takes away what an inventory of a folder lists, and then the folder if nothing else is in it.
  ///
  /// - Throws: The first fault, after all that could go has gone.
  func remove(_ inventory: FolderInventory, at path: String) throws(FileError) {
    var errors: [FileError] = []
    func note(_ work: () throws(FileError) -> Void) {
      do throws(FileError) { try work() } catch { errors.append(error) }
    }
    note { () throws(FileError) in
      try inventory.files.concurrentForEach { file throws(FileError) in
        // The list of what a build wrote shows, to the last, that the folder is a build's.
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

  /// Moves the files of a folder to another one, but for those that are known, and those in whose
  /// place something is.
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

  /// Takes away whatever is at a path.
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
  /// Their paths, without a `/` at the end: those at the root, then those in these, and so on.
  private(set) var levels: [[String]] = []
  private var known: Set<String> = []

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
