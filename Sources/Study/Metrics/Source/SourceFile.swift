public import Foundation

/// A Swift source file as text.
public struct SourceFile: Sendable, Hashable {
  /// The path from the package's root on, with `/` between its parts.
  public let path: String
  /// The content of the file.
  public let text: String

  /// A file that is at hand as text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The Swift files of a folder and of the folders in it, by path.
  ///
  /// - Parameters:
  ///   - folder: The folder, from the package's root on: `Sources/Patterns`.
  ///   - root: The package's root.
  ///   - base: The root of a package below it, if there is one: one sees the files of both.
  /// - Returns: The files.
  /// - Throws: What the file system says where a file cannot be read.
  public static func all(
    in folder: String, root: URL, over base: URL? = nil
  ) throws -> [SourceFile] {
    if let base {
      let isThere = FileManager.default.fileExists(atPath: root.appending(path: folder).path)
      let files = isThere ? try all(in: folder, root: root) : []
      let known = Set(files.map(\.path))
      let others = try all(in: folder, root: base).filter { !known.contains($0.path) }
      return (files + others).sorted { $0.path < $1.path }
    }
    let start = root.appending(path: folder, directoryHint: .isDirectory)
    let names = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let data = try Data(contentsOf: start.appending(path: name))
      return SourceFile(path: "\(folder)/\(name)", text: String(decoding: data, as: UTF8.self))
    }
  }
}
