import Foundation

/// Lets a new folder take an old one's place, so that one of them is there whatever happens.
struct FolderExchange {
  private let places: SitePlaces
  private let system: FileSystem

  init(_ places: SitePlaces, _ system: FileSystem) {
    self.places = places
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
  func replace() throws(FileFault) -> String? {
    guard try system.status(of: places.site) != nil else {
      try system.move(places.stage, to: places.site)
      return nil
    }
    do {
      try system.exchange(places.stage, places.site)
      return places.stage
    } catch  where error.isUnsupported {
      return try replaceInSteps()
    } catch  where error.code == EXDEV {
      try replaceByEmptying()
      return nil
    }
  }

  /// Ends the replacement after the old site has been taken away.
  func finish() throws(FileFault) {
    if try isJournaled() { try system.deleteFile(places.journal) }
  }

  /// Brings a replacement that was interrupted to its end, and clears away what it left.
  ///
  /// - Parameter takingBack: Whether to keep the old site if there is a choice. Otherwise the new
  ///   one is kept.
  /// - Throws: What could not be done, and is tried again by the next build; that a file exists, if
  ///   something is in one of the places that no build wrote.
  func recover(takingBack: Bool = false) throws(FileFault) {
    // The old site has been opened up, so there is no way back.
    if try isReady() { try takeReadySite() }
    let isJournaled = try isJournaled()
    if isJournaled {
      if try system.status(of: places.site) == nil {
        let choice = takingBack ? [places.aside, places.stage] : [places.stage, places.aside]
        for place in choice where try system.status(of: place) != nil {
          try system.move(place, to: places.site)
          break
        }
        try system.synchronizeFolder(places.parent)
      }
      // Without a journal a folder of this name is not a build's.
      try remove(places.aside)
    }
    try remove(places.stage)
    if isJournaled { try system.deleteFile(places.journal) }
  }

  /// Takes a folder away that a build made: it contains a list of what the build wrote, or nothing
  /// yet.
  private func remove(_ path: String) throws(FileFault) {
    guard let status = try system.status(of: path) else { return }
    guard status.kind == .folder, try isOwn(path) else {
      throw FileFault(path: path, code: EEXIST)
    }
    try system.remove(path)
  }

  private func isOwn(_ folder: String) throws(FileFault) -> Bool {
    if try system.status(of: "\(folder)/\(Manifest.name)")?.kind == .file { return true }
    return try system.entries(of: folder).isEmpty
  }

  private static let note = "The next build completes the replacement of"

  /// Tells whether a replacement in two steps has begun; a file of that name with another text is
  /// not a build's.
  private func isJournaled() throws(FileFault) -> Bool {
    guard let status = try system.status(of: places.journal) else { return false }
    guard status.kind == .file, let bytes = try system.bytes(of: places.journal),
      bytes.starts(with: Self.note.utf8) || Self.note.utf8.starts(with: bytes)
    else { throw FileFault(path: places.journal, code: EEXIST) }
    return true
  }

  private func replaceInSteps() throws(FileFault) -> String? {
    let note = "\(Self.note) '\(places.site)'.\n"
    try system.create(places.journal, holding: [UInt8](note.utf8))
    try system.synchronizeFolder(places.parent)
    do {
      try system.move(places.site, to: places.aside)
    } catch  where error.code == EXDEV {
      try system.deleteFile(places.journal)
      try replaceByEmptying()
      return nil
    }
    try system.move(places.stage, to: places.site)
    return places.aside
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
  private func replaceByEmptying() throws(FileFault) {
    try system.move(places.stage, to: places.ready)
    do {
      try system.synchronizeFolder(places.parent)
    } catch {
      try system.move(places.ready, to: places.stage)
      throw error
    }
    do {
      try takeReadySite()
    } catch {
      // A part of the old site is gone: it is worth a second try, from where the first one ended.
      try takeReadySite()
    }
  }

  private func isReady() throws(FileFault) -> Bool {
    guard let status = try system.status(of: places.ready) else { return false }
    guard status.kind == .folder, try isOwn(places.ready) else {
      throw FileFault(path: places.ready, code: EEXIST)
    }
    return true
  }

  /// Puts the site that is ready where the old one is, or what is left of it.
  private func takeReadySite() throws(FileFault) {
    guard try isReady() else { return }
    if try system.status(of: places.site) != nil {
      try rescueUnmanagedFiles()
      try system.remove(places.site)
    }
    try system.move(places.ready, to: places.site)
    try system.synchronizeFolder(places.parent)
  }

  /// Moves what came into the old site since the new one was made, and no build wrote, into the new
  /// one.
  private func rescueUnmanagedFiles() throws(FileFault) {
    // The list of what a build wrote is the last file to go.
    let written = try Manifest(inFolder: places.site, system)?.paths ?? []
    for file in try FolderInventory(of: places.site, system).files
    where file != Manifest.name && !written.contains(file) {
      let target = "\(places.ready)/\(file)"
      guard try system.status(of: target) == nil else { continue }
      if let folder = FolderTree.folder(of: file) {
        try system.makeFolders("\(places.ready)/\(folder)")
      }
      try system.move("\(places.site)/\(file)", to: target)
    }
  }
}
