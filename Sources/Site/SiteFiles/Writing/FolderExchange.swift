import Foundation

/// Lets a new folder take an old one's place, so that one of them is there whatever happens.
struct FolderExchange {
  private let paths: ExchangePaths
  private let system: FileSystem

  init(_ paths: ExchangePaths, _ system: FileSystem) {
    self.paths = paths
    self.system = system
  }

  /// Puts the new site, which must be complete, where the old one is.
  ///
  /// The system does it in one step where it can. Else there are two, and a moment without a site
  /// between them; a journal records it, from which ``recover(takingBack:)`` does what is left.
  /// Where the old folder cannot be renamed, since it is in a lower layer of a container's file
  /// system, its files are taken away one by one.
  ///
  /// - Returns: Where the old site is now; `nil` if there is none.
  /// - Throws: What could not be done; ``recover(takingBack:)`` puts the old site back.
  func replace() throws(FileError) -> String? {
    guard try system.status(of: paths.site) != nil else {
      try system.move(paths.stage, to: paths.site)
      return nil
    }
    do {
      try system.exchange(paths.stage, paths.site)
      return paths.stage
    } catch  where error.isUnsupported {
      return try replaceInSteps()
    } catch  where error.code == EXDEV {
      try replaceByEmptying()
      return nil
    }
  }

  /// Ends the replacement after the old site has been taken away.
  func finish() throws(FileError) {
    if try isJournaled() { try system.deleteFile(paths.journal) }
  }

  /// Brings a replacement that was interrupted to its end, and clears away what it left.
  ///
  /// - Parameter takingBack: Whether to keep the old site if there is a choice. Otherwise the new
  ///   one is kept.
  /// - Throws: What could not be done, and is tried again by the next build; that a file exists, if
  ///   something is in one of the places that no build wrote.
  func recover(takingBack: Bool = false) throws(FileError) {
    // The old site has been opened up, so there is no way back.
    if try isReady() { try takeReadySite() }
    let isJournaled = try isJournaled()
    if isJournaled {
      if try system.status(of: paths.site) == nil {
        let choice = takingBack ? [paths.aside, paths.stage] : [paths.stage, paths.aside]
        for path in choice where try system.status(of: path) != nil {
          try system.move(path, to: paths.site)
          break
        }
        try system.synchronizeFolder(paths.parent)
      }
      // Without a journal a folder of this name is not a build's.
      try remove(paths.aside)
    }
    try remove(paths.stage)
    if isJournaled { try system.deleteFile(paths.journal) }
  }

  /// Takes a folder away that a build made: it contains a list of what the build wrote, or nothing
  /// yet.
  private func remove(_ path: String) throws(FileError) {
    guard let status = try system.status(of: path) else { return }
    guard status.kind == .folder, try isOwn(path) else {
      throw FileError(path: path, code: EEXIST)
    }
    try system.remove(path)
  }

  private func isOwn(_ folder: String) throws(FileError) -> Bool {
    if try system.status(of: "\(folder)/\(Manifest.name)")?.kind == .file { return true }
    return try system.entries(of: folder).isEmpty
  }

  private static let note = "The next build completes the replacement of"

  /// Tells whether a replacement in two steps has begun; a file of that name with another text is
  /// not a build's.
  private func isJournaled() throws(FileError) -> Bool {
    guard let status = try system.status(of: paths.journal) else { return false }
    guard status.kind == .file, let bytes = try system.bytes(of: paths.journal),
      bytes.starts(with: Self.note.utf8) || Self.note.utf8.starts(with: bytes)
    else { throw FileError(path: paths.journal, code: EEXIST) }
    return true
  }

  private func replaceInSteps() throws(FileError) -> String? {
    let note = "\(Self.note) '\(paths.site)'.\n"
    try system.create(paths.journal, holding: [UInt8](note.utf8))
    try system.synchronizeFolder(paths.parent)
    do {
      try system.move(paths.site, to: paths.aside)
    } catch  where error.code == EXDEV {
      try system.deleteFile(paths.journal)
      try replaceByEmptying()
      return nil
    }
    try system.move(paths.stage, to: paths.site)
    return paths.aside
  }
}

// MARK: Where a folder cannot be renamed

extension FolderExchange {
  /// Takes the old site away file by file, and lets the new one take its place.
  ///
  /// A file system of layers cannot rename a folder that is in a lower layer, as that of an image
  /// is (`EXDEV`); the new site is in the upper one, so it can be renamed. Its name `ready` is the
  /// journal: from that rename on, the new site is complete under a name of its own until it is in
  /// the old one's place, and whoever is interrupted goes on from there, never back.
  private func replaceByEmptying() throws(FileError) {
    try system.move(paths.stage, to: paths.ready)
    do {
      try system.synchronizeFolder(paths.parent)
    } catch {
      try system.move(paths.ready, to: paths.stage)
      throw error
    }
    do {
      try takeReadySite()
    } catch {
      // A part of the old site is gone: it is worth a second try, from where the first one ended.
      try takeReadySite()
    }
  }

  private func isReady() throws(FileError) -> Bool {
    guard let status = try system.status(of: paths.ready) else { return false }
    guard status.kind == .folder, try isOwn(paths.ready) else {
      throw FileError(path: paths.ready, code: EEXIST)
    }
    return true
  }

  /// Puts the site that is ready where the old one is, or what is left of it.
  private func takeReadySite() throws(FileError) {
    guard try isReady() else { return }
    if try system.status(of: paths.site) != nil {
      try rescueUnmanagedFiles()
      try system.remove(paths.site)
    }
    try system.move(paths.ready, to: paths.site)
    try system.synchronizeFolder(paths.parent)
  }

  /// Moves what came into the old site since the new one was made, and no build wrote, into the new
  /// one.
  private func rescueUnmanagedFiles() throws(FileError) {
    // The list of what a build wrote is the last file to go.
    let written = try Manifest(inFolder: paths.site, system)?.paths ?? []
    for file in try FolderInventory(of: paths.site, system).files
    where file != Manifest.name && !written.contains(file) {
      let target = "\(paths.ready)/\(file)"
      guard try system.status(of: target) == nil else { continue }
      if let folder = FolderTree.folder(of: file) {
        try system.makeFolders("\(paths.ready)/\(folder)")
      }
      try system.move("\(paths.site)/\(file)", to: target)
    }
  }
}
