/// Lets a new folder take an old one's place, so that one of them stands there whatever happens.
struct FolderExchange {
  private let places: SitePlaces
  private let system: FileSystem

  init(_ places: SitePlaces, _ system: FileSystem) {
    self.places = places
    self.system = system
  }

  /// Puts the new site, which must be complete, where the old one is.
  ///
  /// The system does it in one step where it can. Else there are two, and a moment without a site between them; a journal tells
  /// of it, from which ``recover(takingBack:)`` does what is left.
  ///
  /// - Returns: Where the old site stands now; `nil` if there was none.
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
    if try system.status(of: places.journal) != nil { try system.deleteFile(places.journal) }
  }

  /// Brings a replacement that was interrupted to its end, and clears away what it left.
  ///
  /// - Parameter takingBack: Whether the old site shall stand if there is a choice. Otherwise the new one does.
  /// - Throws: What could not be done; it is tried again by the next build.
  func recover(takingBack: Bool = false) throws(FileFault) {
    let isJournaled = try system.status(of: places.journal) != nil
    if isJournaled {
      if try system.status(of: places.site) == nil {
        let choice = takingBack ? [places.aside, places.stage] : [places.stage, places.aside]
        for place in choice where try system.status(of: place) != nil {
          try system.move(place, to: places.site)
          break
        }
        try system.synchronizeFolder(places.parent)
      }
      // Without a journal a folder of this name is somebody else's.
      try system.remove(places.aside)
    }
    try system.remove(places.stage)
    if isJournaled { try system.deleteFile(places.journal) }
  }

  private func replaceInSteps() throws(FileFault) {
    let note = "The next build completes the replacement of '\(places.site)'.\n"
    try system.create(places.journal, holding: [UInt8](note.utf8))
    try system.synchronizeFolder(places.parent)
    try system.move(places.site, to: places.aside)
    try system.move(places.stage, to: places.site)
  }
}
