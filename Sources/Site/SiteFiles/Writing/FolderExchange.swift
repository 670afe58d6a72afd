import Diagnostics
import Foundation

/// Replaces an old folder with a new one, so that one of them survives any failure.
struct FolderExchange {
  let paths: ExchangePaths
  let system: FileSystem

  /// Replaces the old site with the new one, which must be complete.
  ///
  /// The system exchanges the two in one step if it can. Otherwise two renames are needed, with a
  /// moment without a site between them; a journal records this, and ``recover(takingBack:)``
  /// completes them. If the old folder cannot be renamed, because it is in a lower layer of a
  /// container's file system, its files are deleted one by one.
  ///
  /// - Returns: The path of the old site; `nil` if there is none.
  /// - Throws: The error of a failed call; ``recover(takingBack:)`` then restores the old site.
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

  /// Completes the replacement after the old site has been deleted.
  func finish() throws(FileError) {
    if try isJournaled() { try system.deleteFile(paths.journal) }
  }

  /// Completes an interrupted replacement and deletes its leftovers.
  ///
  /// - Parameter takingBack: Indicates whether to keep the old site, and not the new one, if both
  ///   exist.
  /// - Throws: The error of a failed call, which the next build tries again; `EEXIST` if one of
  ///   the paths has an item that no build wrote.
  func recover(takingBack: Bool = false) throws(FileError) {
    // Files of the old site may have been deleted already, so there is no way back.
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
      // Without a journal, a folder of this name does not belong to a build.
      try remove(paths.aside)
    }
    try remove(paths.stage)
    if isJournaled { try system.deleteFile(paths.journal) }
  }

  /// Deletes a folder that a build made, if there is one.
  private func remove(_ path: String) throws(FileError) {
    if try isBuilt(path) { try system.remove(path) }
  }

  /// Indicates whether a build's folder is at a path; throws `EEXIST` for any other item.
  private func isBuilt(_ path: String) throws(FileError) -> Bool {
    guard let status = try system.status(of: path) else { return false }
    if status.kind == .folder {
      // A build's folder contains a manifest, or is still empty.
      if try system.status(of: "\(path)/\(Manifest.name)")?.kind == .file { return true }
      if try system.entries(of: path).isEmpty { return true }
    }
    throw FileError(path: path, code: EEXIST)
  }

  private static let note = "The next build completes the replacement of"

  /// Indicates whether a replacement in two steps has begun.
  ///
  /// A file of that name with another text does not belong to a build.
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
  /// Deletes the old site file by file, and moves the new one to its path.
  ///
  /// A layered file system cannot rename a folder from a lower layer, such as that of an image
  /// (`EXDEV`). The new site is in the upper layer, so it can be renamed. Its name `ready` serves
  /// as the journal: from that rename on, the new site is complete, and an interrupted replacement
  /// continues from there and is never undone.
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
      // Part of the old site may be gone, so a second attempt continues where the first one ended.
      try takeReadySite()
    }
  }

  /// Moves the complete new site to the path of the old one, after deleting the rest of that.
  private func takeReadySite() throws(FileError) {
    guard try isBuilt(paths.ready) else { return }
    if try system.status(of: paths.site) != nil {
      // Keeps files that no build wrote, added after the new site was made; the manifest goes
      // last.
      let written = try Manifest(inFolder: paths.site, system)?.paths ?? []
      try system.moveFiles(
        from: paths.site, to: paths.ready, except: written.union([Manifest.name]))
      try system.remove(paths.site)
    }
    try system.move(paths.ready, to: paths.site)
    try system.synchronizeFolder(paths.parent)
  }
}

/// The paths of an output folder, and of its neighbours while it is replaced.
struct ExchangePaths {
  let site: String
  let parent: String
  /// The path where the new site is assembled, and where the old one is after an exchange.
  let stage: String
  /// The path of the old site between two renames.
  let aside: String
  /// A file that exists during two renames.
  let journal: String
  /// The path of the complete new site while the old one is deleted file by file.
  let ready: String

  /// Derives the paths from that of an output folder, which must end in a name.
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

  /// Returns a suffix that people do not give to their own folders.
  ///
  /// Contents are still checked before they are deleted.
  private static func ending(_ word: String) -> String { ".counterpoint-\(word)~" }

  /// Returns the path that messages show: for a new file, that which it will have in the site.
  func shown(_ path: String) -> String {
    path == stage || path.hasPrefix(stage + "/") ? site + path.dropFirst(stage.count) : path
  }
}
