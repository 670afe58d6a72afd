import Foundation

/// The folder of a package.
struct PackageRoot {
  /// Its path, without a slash at the end.
  let path: String

  /// The package to which a file belongs: the nearest folder around it that has a manifest.
  init?(around file: String) {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    path = folder.path
  }

  /// The package of this file: Counterpoint's own, as it was compiled.
  static let ofCounterpoint = PackageRoot(around: #filePath)

  /// Tells whether commands run in this folder.
  var isWorkingFolder: Bool {
    let here = ResolvedFolder(".")
    return here.contains(ResolvedFolder(path)) && ResolvedFolder(path).contains(here)
  }
}
