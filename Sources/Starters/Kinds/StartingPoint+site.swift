public import Diagnostics
import Foundation

extension StartingPoint {
  /// A site of its own: a few texts, templates, a style sheet.
  ///
  /// - Parameter folder: Where it is to stand; its name becomes the site's title.
  /// - Returns: Its files.
  /// - Throws: That the folder holds something already.
  public static func site(in folder: String) throws(DiagnosticError) -> StartingPoint {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
      let held = try? FileManager.default.contentsOfDirectory(atPath: folder)
      // A repository that has just been made is as good as empty.
      let others = held?.filter { ![".git", ".DS_Store"].contains($0) }.sorted()
      guard isFolder.boolValue, let others, others.isEmpty else {
        throw DiagnosticError(
          Diagnostic(
            .notEmpty, at: SourceLocation(file: folder),
            (others?.first { !$0.hasPrefix(".") } ?? others?.first).map {
              "the folder is not empty: it holds '\($0)'"
            }
              ?? "this is not a folder that can be read",
            explanation: "A new site begins in an empty folder; nothing that exists is touched.",
            suggestion: "name another folder, which need not exist yet"))
      }
    }
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    let words = Name.proposal(for: name).replacing("-", with: " ")
    let title = words.isEmpty ? "A new site" : words.prefix(1).uppercased() + words.dropFirst()
    return StartingPoint(files: ResourceFolder(name: "site").files(["title": title]))
  }
}
