import Diagnostics

/// One replacement of a site, while no other build is running.
struct SiteReplacement {
  let paths: ExchangePaths
  let system: FileSystem

  private var exchange: FolderExchange { FolderExchange(paths: paths, system: system) }

  /// Returns the contents of the output folder that no build created.
  func unmanagedFiles() throws -> UnmanagedFiles {
    let old = try PreviousSite(at: paths.site, system)
    let inventory = old.exists ? try FolderInventory(of: paths.site, system) : nil
    return UnmanagedFiles(in: inventory, of: paths.site, notIn: old.manifest)
  }

  /// Writes a site; nothing is changed if the old site is the same.
  func write(_ files: [OutputFile]) throws -> WritingSummary {
    let old = try PreviousSite(at: paths.site, system)
    let parts = zip(files, old.holds(files)).map { StagedPart(file: $0, isUnchanged: $1) }
    let manifest = Manifest(paths: files.map(\.path))
    let unchanged = parts.count { $0.isUnchanged }
    let summary = WritingSummary(
      written: parts.count - unchanged, unchanged: unchanged,
      removed: old.manifest?.paths.subtracting(manifest.paths).count ?? 0)
    if summary.written == 0, summary.removed == 0, old.exists { return summary }
    try replace(old, by: parts, files, manifest)
    return summary
  }

  private func replace(
    _ old: PreviousSite, by parts: [StagedPart], _ files: [OutputFile], _ manifest: Manifest
  ) throws {
    let inventory = old.exists ? try FolderInventory(of: paths.site, system) : nil
    let unmanaged = UnmanagedFiles(in: inventory, of: paths.site, notIn: old.manifest)
    try unmanaged.refuseToYield(to: files)
    let leftover: String?
    do throws(FileError) {
      // The old folder moves to the stage's path, and must be recognizable there as a build's.
      if old.exists, old.manifest == nil { try system.create(mark, holding: []) }
      try StagedFolder(path: paths.stage, system: system)
        .fill(parts, manifest, keeping: unmanaged, from: paths.site)
      try system.synchronizeVolume(of: paths.stage)
      leftover = try exchange.replace()
    } catch {
      if old.exists, old.manifest == nil { try? system.remove(mark) }
      throw takingBack(error)
    }
    try confirm()
    if let leftover, let inventory { clear(leftover, inventory) }
  }
}

extension SiteReplacement {
  private var mark: String { "\(paths.site)/\(Manifest.name)" }

  /// Undoes an unfinished replacement, and returns its error as a diagnostic.
  private func takingBack(_ error: FileError) -> DiagnosticError {
    do {
      try exchange.recover(takingBack: true)
      return DiagnosticError(Diagnostic(error, paths))
    } catch {
      return DiagnosticError(
        Diagnostic(
          error, paths,
          explanation: "The next build repairs the files that this one leaves next to the site."))
    }
  }

  /// Ensures that the new site survives a power cut; the old one is deleted only afterwards.
  private func confirm() throws(DiagnosticError) {
    do {
      try system.synchronizeFolder(paths.parent)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          error, paths,
          explanation: "The new site is in place, but a power failure could undo this.")
      )
    }
  }

  /// Deletes the old site; if that fails, the next build deletes it.
  private func clear(_ leftover: String, _ inventory: FolderInventory) {
    do {
      do {
        try system.remove(inventory, at: leftover)
      } catch {
        // Something was added to the old site while the new one was being made.
        try system.moveFiles(from: leftover, to: paths.site, except: Set(inventory.files))
        try system.remove(leftover)
      }
      try exchange.finish()
    } catch {}
  }
}

/// A folder, new at this point, in which a site is assembled.
private struct StagedFolder {
  let path: String
  let system: FileSystem

  /// Creates the folder and its contents.
  ///
  /// An unchanged file becomes a hard link to that of the old site, so that it keeps its times.
  /// All other files are created, and never written through a link. The manifest is written first,
  /// because it identifies the folder as a build's.
  ///
  /// - Throws: The error of a failed call; the folder is left incomplete.
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

  /// Keeps a file that no build wrote; a symbolic link is created again.
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

/// A file of the new site, and whether the old site contains the same.
private struct StagedPart {
  let file: OutputFile
  let isUnchanged: Bool
}
