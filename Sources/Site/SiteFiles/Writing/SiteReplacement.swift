import Diagnostics

/// One replacement of a site by another, with no other build under way.
struct SiteReplacement {
  private let places: SitePlaces
  private let system: FileSystem
  private let exchange: FolderExchange

  init(_ places: SitePlaces, _ system: FileSystem) {
    self.places = places
    self.system = system
    exchange = FolderExchange(places, system)
  }

  /// Throws what would be in the way of a site.
  func check(_ files: [OutputFile]) throws {
    let old = try PreviousSite(at: places.site, system)
    let inventory = old.exists ? try FolderInventory(of: places.site, system) : nil
    try UnmanagedFiles(in: inventory, notIn: old.manifest).refuseToYield(to: files, in: places.site)
  }

  /// Writes a site; if it is the one that is there, nothing is touched.
  func write(_ files: [OutputFile]) throws -> WritingSummary {
    let old = try PreviousSite(at: places.site, system)
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
    let inventory = old.exists ? try FolderInventory(of: places.site, system) : nil
    let unmanaged = UnmanagedFiles(in: inventory, notIn: old.manifest)
    try unmanaged.refuseToYield(to: files, in: places.site)
    let leftover: String?
    do throws(FileFault) {
      // The old folder goes to where the new one is built, and must be recognised as a build's
      // there.
      if old.exists, old.manifest == nil { try system.create(mark, holding: []) }
      try StagedFolder(at: places.stage, system)
        .fill(parts, manifest, keeping: unmanaged, from: places.site)
      try system.synchronizeVolume(of: places.stage)
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
  private var mark: String { "\(places.site)/\(Manifest.name)" }

  /// Clears away what was begun, and says what the fault was.
  private func takingBack(_ fault: FileFault) -> DiagnosticError {
    do {
      try exchange.recover(takingBack: true)
      return DiagnosticError(Diagnostic(fault, places))
    } catch {
      return DiagnosticError(
        Diagnostic(
          fault, places,
          explanation: "What it leaves beside the site is put right by the next build."))
    }
  }

  /// Ensures that the new site is there after a power cut too; until then the old one is not taken
  /// away.
  private func confirm() throws(DiagnosticError) {
    do {
      try system.synchronizeFolder(places.parent)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          error, places, explanation: "The new site stands there, but a power cut might undo that.")
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
  private func rescue(from leftover: String, _ inventory: FolderInventory) throws(FileFault) {
    let known = Set(inventory.files)
    for file in try FolderInventory(of: leftover, system).files where !known.contains(file) {
      let target = "\(places.site)/\(file)"
      guard try system.status(of: target) == nil else { continue }
      if let folder = FolderTree.folder(of: file) {
        try system.makeFolders("\(places.site)/\(folder)")
      }
      try system.move("\(leftover)/\(file)", to: target)
    }
  }
}
