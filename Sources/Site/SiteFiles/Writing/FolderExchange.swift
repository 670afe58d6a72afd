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
  ///
  /// - Returns: Where the old site is now; `nil` if there was none.
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
      try replaceInSteps()
      return places.aside
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

  private func replaceInSteps() throws(FileFault) {
    let note = "\(Self.note) '\(places.site)'.\n"
    try system.create(places.journal, holding: [UInt8](note.utf8))
    try system.synchronizeFolder(places.parent)
    try system.move(places.site, to: places.aside)
    try system.move(places.stage, to: places.site)
  }
}
