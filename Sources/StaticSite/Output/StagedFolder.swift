import Foundation

/// A folder in which a new site comes together.
struct StagedFolder {
  private let path: String
  private var folders: Set<String> = []

  init(at path: String) { self.path = path }

  mutating func create() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  /// Writes a file anew; never into one that is linked from elsewhere.
  mutating func write(_ file: OutputFile) throws {
    let target = try prepare(file.path)
    try Data(file.bytes).write(
      to: URL(fileURLWithPath: target), options: [.withoutOverwriting])
  }

  /// Takes over a file of another folder, with its bytes and times.
  mutating func link(_ relativePath: String, from folder: String) throws {
    let target = try prepare(relativePath)
    try FileManager.default.linkItem(
      atPath: (folder as NSString).appendingPathComponent(relativePath), toPath: target)
  }

  /// Takes over a file that no build wrote; a symbolic link is made again.
  mutating func keep(_ relativePath: String, from folder: String) throws {
    let source = (folder as NSString).appendingPathComponent(relativePath)
    if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: source) {
      try FileManager.default.createSymbolicLink(
        atPath: try prepare(relativePath), withDestinationPath: destination)
    } else {
      try link(relativePath, from: folder)
    }
  }

  private mutating func prepare(_ relativePath: String) throws -> String {
    let folder = SitePath.folder(of: relativePath)
    if !folder.isEmpty, folders.insert(folder).inserted {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).appendingPathComponent(folder),
        withIntermediateDirectories: true)
    }
    return (path as NSString).appendingPathComponent(relativePath)
  }
}
