public import Diagnostics
public import Foundation
import Identifiers

extension StartingPoint {
  /// A site of its own: a few texts, templates, a style sheet.
  ///
  /// - Parameters:
  ///   - folder: Where it is written; its name becomes the site's title.
  ///   - date: A moment of the day which its notes are dated by.
  /// - Returns: Its files.
  /// - Throws: That the folder holds something already.
  public static func site(
    in folder: String, on date: Date
  ) throws(DiagnosticError) -> StartingPoint {
    try checkEmpty(folder)
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    let words = name.hyphenated.replacing("-", with: " ")
    let title = words.isEmpty ? "A new site" : words.prefix(1).uppercased() + words.dropFirst()
    return StartingPoint(files: frame(title: title, date: date, isStrict: true))
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
    let own = Set(texts.map { "content/" + $0.path })
    let kept = frame(title: title, date: .distantPast, isStrict: false).filter {
      (["content/404.md", "content/search.md"].contains($0.path) || !$0.path.hasPrefix("content/"))
        && !own.contains($0.path)
    }
    return StartingPoint(
      files: kept + texts.map { StarterFile(path: "content/" + $0.path, text: $0.text) },
      copies: files.map { CopiedFile(source: $0.source, path: "content/" + $0.path) })
  }

  /// The files that surround the texts of a new site; what is written says on which day it is
  /// begun, and no build asks a clock.
  ///
  /// A strict one has pages that may show nothing that comes from elsewhere. Texts that were
  /// written for another generator show pictures of other sites, and have styles of their own.
  private static func frame(title: String, date: Date, isStrict: Bool) -> [StarterFile] {
    let sources =
      isStrict
      ? "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        + "img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'"
      : "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: http: data:; "
        + "media-src 'self' https:; frame-src https:; base-uri 'none'; form-action 'self'"
    return ResourceFolder(name: "site").files([
      "title": title, "sources": sources, "today": day(of: date),
      // For a text that is to be older.
      "before": day(of: date.addingTimeInterval(-7 * 24 * 60 * 60)),
    ])
  }

  /// The day of a moment, where the person is, as front matter has dates: `2024-03-08`.
  private static func day(of date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
    return String(
      format: "%04d-%02d-%02d", parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
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
        .notEmpty, at: SourceLocation(file: folder),
        (others?.first { !$0.hasPrefix(".") } ?? others?.first).map {
          "the folder is not empty: it holds '\($0)'"
        }
          ?? "this is not a folder that can be read",
        explanation: "What is new begins in an empty folder; nothing that exists is touched.",
        suggestion: "name another folder, which need not exist yet")
    }
  }
}
