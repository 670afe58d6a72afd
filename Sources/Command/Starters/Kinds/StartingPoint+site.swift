public import Diagnostics
import Foundation
import Identifiers

extension StartingPoint {
  /// A site of its own: a few texts, templates, a style sheet.
  ///
  /// - Parameters:
  ///   - folder: Where it is written; its name becomes the site's title.
  ///   - date: The day, which its notes are dated by.
  /// - Returns: Its files.
  /// - Throws: That the folder holds something already.
  public static func site(
    in folder: String, on date: StartingDate
  ) throws(DiagnosticError) -> StartingPoint {
    try checkEmpty(folder)
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    let words = name.hyphenated.replacing("-", with: " ")
    let title = words.isEmpty ? "A new site" : words.prefix(1).uppercased() + words.dropFirst()
    let frame = SiteFrame(title: title, date: date, isStrict: true)
    return StartingPoint(files: frame.files)
  }

  /// A site around texts that there are already: templates, a style sheet, and the texts.
  ///
  /// - Parameters:
  ///   - folder: Where it is written.
  ///   - title: What it is called.
  ///   - texts: The files of `content`, by their paths in it.
  ///   - files: The files that are copied into `content`: where they are, and their paths in it.
  /// - Returns: Its files.
  /// - Throws: That the folder holds something already.
  public static func site(
    in folder: String, title: String, texts: [(path: String, text: String)],
    files: [(source: String, path: String)]
  ) throws(DiagnosticError) -> StartingPoint {
    try checkEmpty(folder)
    let frame = SiteFrame(title: title, date: StartingDate(.distantPast), isStrict: false)
    let own = Set(texts.map { "content/" + $0.path })
    let kept = frame.files.filter {
      (["content/404.md", "content/search.md"].contains($0.path) || !$0.path.hasPrefix("content/"))
        && !own.contains($0.path)
    }
    return StartingPoint(
      files: kept + texts.map { StarterFile(path: "content/" + $0.path, text: $0.text) },
      copies: files.map { CopiedFile(source: $0.source, path: "content/" + $0.path) })
  }

  /// Throws that a folder holds something, or is none.
  static func checkEmpty(_ folder: String) throws(DiagnosticError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
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
}
