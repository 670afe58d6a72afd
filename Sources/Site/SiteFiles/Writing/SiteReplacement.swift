import Diagnostics

/// One replacement of a site by another, with no other build under way.
struct SiteReplacement {
  let paths: ExchangePaths
  let system: FileSystem

  private var exchange: FolderExchange { FolderExchange(paths: paths, system: system) }

  /// Throws what would be in the way of a site.
  func check(_ files: [OutputFile]) throws {
    let old = try PreviousSite(at: paths.site, system)
    let inventory = old.exists ? try FolderInventory(of: paths.site, system) : nil
    try UnmanagedFiles(in: inventory, notIn: old.manifest).refuseToYield(to: files, in: paths.site)
  }

  /// Writes a site; if it is the one that is there, nothing is touched.
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
    let unmanaged = UnmanagedFiles(in: inventory, notIn: old.manifest)
    try unmanaged.refuseToYield(to: files, in: paths.site)
    let leftover: String?
    do throws(FileError) {
      // The old folder goes to where the new one is built, and must be recognised as a build's
      // there.
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

  /// Clears away what was begun, and says what the fault was.
  private func takingBack(_ error: FileError) -> DiagnosticError {
    do {
      try exchange.recover(takingBack: true)
      return DiagnosticError(Diagnostic(error, paths))
    } catch {
      return DiagnosticError(
        Diagnostic(
          error, paths,
          explanation: "What it leaves beside the site is put right by the next build."))
    }
  }

  /// Ensures that the new site is there after a power cut too; until then the old one is not taken
  /// away.
  private func confirm() throws(DiagnosticError) {
    do {
      try system.synchronizeFolder(paths.parent)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          error, paths, explanation: "The new site stands there, but a power cut might undo that.")
      )
    }
  }

  /// Takes the old site away; if it cannot go now, the next build clears it away.
  private func clear(_ leftover: String, _ inventory: FolderInventory) {
    do {
      do {
        try system.remove(inventory, at: leftover)
      } catch {
        // Something came into the old one while the new one was being made.
        try system.moveFiles(from: leftover, to: paths.site, except: Set(inventory.files))
        try system.remove(leftover)
      }
      try exchange.finish()
    } catch {}
  }
}

/// A folder, not there yet, in which a new site comes together.
private struct StagedFolder {
  let path: String
  let system: FileSystem

  /// Creates the folder and all that is in it.
  ///
  /// What is unchanged becomes a second name of the file in the old site, which is how it keeps its
  /// times; the rest is written again, never into a file that is elsewhere too. The list of the
  /// files, by which the folder is recognised as a build's, is written first.
  ///
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
private struct StagedPart {
  let file: OutputFile
  let isUnchanged: Bool
}
