/// A folder in which a new site comes together.
struct StagedFolder {
  private let path: String
  private let system: FileSystem

  /// Names a folder that is not there yet.
  init(at path: String, _ system: FileSystem) {
    self.path = path
    self.system = system
  }

  /// Creates the folder and all that is in it.
  ///
  /// - Parameters:
  ///   - parts: The files of the site. What is unchanged becomes a second name of the old file,
  ///     which is how it keeps its times; the rest is written again, never into a file that is
  ///     elsewhere too.
  ///   - manifest: The list of them, by which the folder is recognised as a build's; it is written
  ///     first.
  ///   - unmanaged: What no build wrote.
  ///   - site: The folder of the old site.
  /// - Throws: What could not be made; the folder is left as far as it came.
  func fill(
    _ parts: [StagedPart], _ manifest: Manifest, keeping unmanaged: UnmanagedFiles,
    from site: String
  ) throws(FileError) {
    try system.makeFolder(path)
    try system.create("\(path)/\(Manifest.name)", holding: manifest.file.bytes)
    var folders = FolderTree(ofFiles: parts.lazy.map(\.file.path))
    for folder in unmanaged.folders.levels.joined() { folders.insert(folder) }
    for level in folders.levels {
      try level.concurrentForEach { folder throws(FileError) in
        try system.makeFolder("\(path)/\(folder)")
      }
    }
    try parts.concurrentForEach { part throws(FileError) in
      let target = "\(path)/\(part.file.path)"
      if part.isUnchanged {
        try system.link("\(site)/\(part.file.path)", as: target)
      } else {
        switch part.file.content {
        case .bytes(let bytes): try system.create(target, holding: bytes)
        case .copy(let source): try system.copy(source.path, to: target)
        }
      }
    }
    for file in unmanaged.files { try keep(file, from: site) }
  }

  /// Takes over a file that no build wrote; a symbolic link is made again.
  private func keep(_ relativePath: String, from site: String) throws(FileError) {
    let source = "\(site)/\(relativePath)"
    let target = "\(path)/\(relativePath)"
    if try system.status(of: source)?.kind == .link {
      try system.makeLink(target, to: try system.destination(ofLink: source))
    } else {
      try system.link(source, as: target)
    }
  }
}

/// A file of the new site, and whether the old one contains the same.
struct StagedPart {
  let file: OutputFile
  let isUnchanged: Bool
}
