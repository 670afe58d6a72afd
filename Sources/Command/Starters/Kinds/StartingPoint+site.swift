public import Diagnostics
public import Foundation
import Identifiers

extension StartingPoint {
  /// Creates a separate site: a few texts, templates, a style sheet.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site, whose name becomes the site's title.
  ///   - date: A moment of the day on which the notes are dated.
  /// - Returns: The files.
  /// - Throws: An error if the folder is not empty.
  public static func site(
    in folder: String, on date: Date
  ) throws(DiagnosticError) -> StartingPoint {
    try checkEmpty(folder)
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    let words = name.hyphenated.replacing("-", with: " ")
    let title = words.isEmpty ? "A new site" : words.prefix(1).uppercased() + words.dropFirst()
    return StartingPoint(files: frame(title: title, date: date, isStrict: true))
  }

  /// Creates a site around existing texts: templates, a style sheet, and the texts.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site.
  ///   - title: The title of the site.
  ///   - texts: The texts, with their paths relative to `content`.
  ///   - files: The files that are copied, with their paths relative to `content`.
  /// - Returns: The files.
  /// - Throws: An error if the folder is not empty.
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

  /// Returns the files that surround the texts of a new site.
  ///
  /// The date is written to the files, because builds do not depend on the clock. The pages of a
  /// strict site cannot load external resources. Texts written for another generator may contain
  /// external pictures and inline styles.
  private static func frame(title: String, date: Date, isStrict: Bool) -> [StarterFile] {
    let sources =
      isStrict
      ? "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        + "img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'"
      : "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: http: data:; "
        + "media-src 'self' https:; frame-src https:; base-uri 'none'; form-action 'self'"
    return ResourceFolder(name: "site").files([
      "title": title, "sources": sources, "today": day(of: date),
      // The date of an older text.
      "before": day(of: date.addingTimeInterval(-7 * 24 * 60 * 60)),
    ])
  }

  /// Returns the local date of a moment in the format of front matter: `2024-03-08`.
  private static func day(of date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
    return String(
      format: "%04d-%02d-%02d", parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
  }

  /// Throws an error if a path exists but is not an empty folder.
  static func checkEmpty(_ folder: String) throws(DiagnosticError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
    let held = try? FileManager.default.contentsOfDirectory(atPath: folder)
    // A new repository counts as empty.
    let others = held?.filter { ![".git", ".DS_Store"].contains($0) }.sorted()
    guard isFolder.boolValue, let others, others.isEmpty else {
      throw DiagnosticError(
        .notEmpty, at: SourceLocation(file: folder),
        (others?.first { !$0.hasPrefix(".") } ?? others?.first).map {
          "the folder is not empty: it contains '\($0)'"
        }
          ?? "this is not a readable folder",
        explanation: "An empty folder is needed; existing files are never changed.",
        suggestion: "choose another folder, which need not exist yet")
    }
  }
}
