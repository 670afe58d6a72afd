import Foundation

/// Writes a Swift file that contains all texts of a folder, by path; called by the plugin.
@main
enum EmbedTexts {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "FOLDER FILE"])
    }
    let (folder, source) = (CommandLine.arguments[1], CommandLine.arguments[2])
    let entries = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .compactMap { path -> String? in
        // Texts that the site shares are symbolic links to its files.
        let file = URL(filePath: folder).appending(path: path).resolvingSymlinksInPath()
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          return nil
        }
        return literal(path, try String(contentsOf: file, encoding: .utf8))
      }
    let text = """
      /// The texts of the folder `Resources`, by path.
      enum EmbeddedTexts {
        static let all: [String: String] = [
      \(entries.joined())  ]
      }

      """
    try Data(text.utf8).write(to: URL(filePath: source))
  }

  /// Returns a raw string literal whose delimiters occur in no text.
  private static func literal(_ path: String, _ text: String) -> String {
    "\"\(path)\": ####\"\"\"\n\(text)\n\"\"\"####,\n"
  }
}
