public import Diagnostics
public import Foundation

/// A file of the finished site.
public struct OutputFile: Hashable, Sendable {
  /// The path below the output folder, such as `assets/site.css`.
  public let path: String
  /// What is in it.
  public let bytes: [UInt8]

  /// Makes a file of bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of data.
  public init(path: String, bytes: Data) {
    self.init(path: path, bytes: [UInt8](bytes))
  }

  /// Makes a file of a text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: [UInt8](text.utf8))
  }
}

extension OutputFile {
  /// The files of a folder, to be copied to a folder of the site.
  ///
  /// - Parameters:
  ///   - folder: Where they are; if there is no such folder there are no files.
  ///   - path: Where they go, ending in `/`, or empty for the site's root.
  /// - Returns: The files, sorted by path; hidden ones left out.
  /// - Throws: Every file that cannot be read.
  public static func copies(
    of folder: SourceFolder, to path: String
  ) throws(DiagnosticError) -> [OutputFile] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let collector = DiagnosticCollector()
    let files = try folder.files().compactMap { file in
      collector.collect { () throws(DiagnosticError) in
        OutputFile(path: path + file.relativePath, bytes: try file.bytes())
      }
    }
    try collector.throwErrors()
    return files
  }
}
