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
