import Foundation

extension TemporaryFolder {
  /// A folder with these texts in it, by their paths.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(text, to: name) }
  }

  /// The folder's own path.
  package var path: String { url.path }

  /// All files and folders with what is in them, by path.
  package var contents: [String: String] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
      return Dictionary(
        uniqueKeysWithValues: paths.map { name in
          (name, (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? "(folder)")
        })
    }
  }
}
