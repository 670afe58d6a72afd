import Diagnostics
import Foundation

/// Lets a new folder take an old one's place, so that one of them is there whatever happens.
struct FolderExchange {
  let paths: ExchangePaths
  let system: FileSystem

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
    if try isBuilt(paths.ready) { try takeReadySite() }
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

  /// Takes a folder away that a build made, if there is one.
  private func remove(_ path: String) throws(FileError) {
    if try isBuilt(path) { try system.remove(path) }
  }

  /// Tells whether a folder that a build made is at a path; throws that something exists there, if
  /// anything else is.
  private func isBuilt(_ path: String) throws(FileError) -> Bool {
    guard let status = try system.status(of: path) else { return false }
    if status.kind == .folder {
      // It contains a list of what the build wrote, or nothing yet.
      if try system.status(of: "\(path)/\(Manifest.name)")?.kind == .file { return true }
      if try system.entries(of: path).isEmpty { return true }
    }
    throw FileError(path: path, code: EEXIST)
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

  /// Puts the site that is ready where the old one is, or what is left of it.
  private func takeReadySite() throws(FileError) {
    guard try isBuilt(paths.ready) else { return }
    if try system.status(of: paths.site) != nil {
      // What came into it since the new one was made, and no build wrote; the list of what a build
      // wrote is the last file to go.
      let written = try Manifest(inFolder: paths.site, system)?.paths ?? []
      try system.moveFiles(
        from: paths.site, to: paths.ready, except: written.union([Manifest.name]))
      try system.remove(paths.site)
    }
    try system.move(paths.ready, to: paths.site)
    try system.synchronizeFolder(paths.parent)
  }
}

/// The place of an output folder, and of what is beside it while it is replaced.
struct ExchangePaths {
  let site: String
  /// The folder that contains it.
  let parent: String
  /// The place in which the new site comes together; the old one is here after an exchange.
  let stage: String
  /// The place in which the old site waits if there are two renames.
  let aside: String
  /// A file that is there while there are two renames.
  let journal: String
  /// The place where the new site waits, complete, while the old one is taken away file by file.
  let ready: String

  /// Names the places of an output folder whose path ends in a name.
  init(site: String) {
    self.site = site
    let parent = site.parentFolder
    self.parent = parent.isEmpty ? "." : parent
    let hidden = (parent as NSString).appendingPathComponent(
      "." + (site as NSString).lastPathComponent)
    stage = hidden + Self.ending("new")
    aside = hidden + Self.ending("old")
    journal = hidden + Self.ending("journal")
    ready = hidden + Self.ending("ready")
  }

  /// A suffix that people do not give to their own folders; what is there is checked before it is
  /// removed, all the same.
  private static func ending(_ word: String) -> String { ".counterpoint-\(word)~" }

  /// The path by which a reader knows a file: a file that was being written has the path that it
  /// would have in the site.
  func shown(_ path: String) -> String {
    path == stage || path.hasPrefix(stage + "/") ? site + path.dropFirst(stage.count) : path
  }
}
