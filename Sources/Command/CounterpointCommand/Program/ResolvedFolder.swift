import Foundation

/// The place of a folder once symbolic links are followed.
///
/// By it one finds out whether the folder is in another one.
///
/// The folder need not exist.
struct ResolvedFolder {
  private let path: String

  init(_ path: String) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
      missing.append(folder.lastPathComponent)
      folder = folder.deletingLastPathComponent()
    }
    folder = folder.resolvingSymlinksInPath()
    for name in missing.reversed() { folder = folder.appending(path: name) }
    self.path = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
  }

  /// Returns whether another folder is this one, or below it.
  func contains(_ other: ResolvedFolder) -> Bool { other.path.hasPrefix(path) }
}
