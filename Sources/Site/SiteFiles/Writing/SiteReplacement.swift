import Diagnostics

/// One replacement of a site by another, with no other build under way.
struct SiteReplacement {
  private let paths: ExchangePaths
  private let system: FileSystem
  private let exchange: FolderExchange

  init(_ paths: ExchangePaths, _ system: FileSystem) {
    self.paths = paths
    self.system = system
    exchange = FolderExchange(paths, system)
  }

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
    var summary = WritingSummary()
    summary.removed = old.manifest?.paths.subtracting(manifest.paths).count ?? 0
    summary.unchanged = parts.count { $0.isUnchanged }
    summary.written = parts.count - summary.unchanged
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
      try StagedFolder(at: paths.stage, system)
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
        try rescue(from: leftover, inventory)
        try system.remove(leftover)
      }
      try exchange.finish()
    } catch {}
  }

  /// Moves into the new site what came into the old one while the new one was being made, as far as
  /// nothing is in its place.
  private func rescue(from leftover: String, _ inventory: FolderInventory) throws(FileError) {
    let known = Set(inventory.files)
    for file in try FolderInventory(of: leftover, system).files where !known.contains(file) {
      let target = "\(paths.site)/\(file)"
      guard try system.status(of: target) == nil else { continue }
      if let folder = FolderTree.folder(of: file) {
        try system.makeFolders("\(paths.site)/\(folder)")
      }
      try system.move("\(leftover)/\(file)", to: target)
    }
  }
}
