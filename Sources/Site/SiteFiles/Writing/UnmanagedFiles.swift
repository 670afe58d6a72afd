import Diagnostics

/// The contents of an output folder that no build has written: they stay.
struct UnmanagedFiles {
  /// The paths of files and links.
  let files: [String]
  /// The folders they are in, and those that are empty.
  let folders: FolderTree
  private let known: Set<String>

  /// Finds what the last build did not write in a folder, if there is one.
  init(in inventory: FolderInventory?, notIn manifest: Manifest?) {
    let written = manifest?.paths ?? []
    files = (inventory?.files ?? []).filter { $0 != Manifest.name && !written.contains($0) }
    known = Set(files)
    let built = FolderTree(ofFiles: written)
    var folders = FolderTree(ofFiles: files)
    for folder in (inventory?.levels ?? []).joined() where !built.contains(folder) {
      folders.insert(folder)
    }
    self.folders = folders
  }

  /// Throws if a new site would write over them.
  func refuseToYield(to files: [OutputFile], in path: String) throws(DiagnosticError) {
    let needed = FolderTree(ofFiles: files.map(\.path))
    let locations =
      files.map(\.path).filter { known.contains($0) || folders.contains($0) }
      + needed.levels.joined().filter(known.contains)
    guard !locations.isEmpty else { return }
    throw DiagnosticError(
      locations.map {
        Diagnostic(
          .fileInTheWay, at: SourceLocation(file: "\(path)/\($0)"),
          "no build wrote this, and the new site has something of this name",
          suggestion: "move it away")
      })
  }
}
