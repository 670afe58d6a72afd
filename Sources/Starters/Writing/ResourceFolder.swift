import Diagnostics
import Foundation

/// A folder of texts that starting points are made of: in their paths and in themselves `__name__` stands
/// for what only the new thing can say.
struct ResourceFolder {
  /// Its name below `Resources`.
  let name: String

  /// The texts with everything filled in, by path; of a name that ends in `.txt` that ending is dropped,
  /// which kept the compiler and the formatter from a file that is not Swift yet.
  ///
  /// - Parameter values: What stands for what, without the underscores.
  /// - Returns: The texts.
  /// - Throws: That the folder is not beside the program.
  func files(_ values: [String: String]) throws(DiagnosticError) -> [StartingPoint.File] {
    let root = Bundle.module.bundleURL.appending(path: "Resources/\(name)").path
    do {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      return try paths.compactMap { path in
        var isFolder: ObjCBool = false
        let file = "\(root)/\(path)"
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
          !isFolder.boolValue
        else { return nil }
        let bare = path.hasSuffix(".txt") ? String(path.dropLast(4)) : path
        return StartingPoint.File(
          path: Self.fill(bare, values),
          text: Self.fill(try String(contentsOfFile: file, encoding: .utf8), values))
      }
    } catch {
      throw DiagnosticError(
        Diagnostic(
          "no-starters", at: SourceLocation(file: root),
          "the texts that starting points are made of cannot be read",
          explanation: "They belong beside the program, where it was built.",
          suggestion: "build it again with 'swift build --product build-site'"))
    }
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }
      .reduce(text) { $0.replacing("__\($1.key)__", with: $1.value) }
  }
}
