public import Diagnostics
import Documents
import Foundation

extension StartingPoint {
  /// Creates a text of a site.
  ///
  /// - Parameters:
  ///   - path: The path below the folder of texts: `guide/choosing`, with or without `.md`.
  ///   - content: The folder of texts.
  /// - Returns: The file.
  /// - Throws: An error if a part of the path is invalid or another page has the same address.
  public static func page(
    _ path: String, content: String
  ) throws(DiagnosticError) -> StartingPoint {
    let bare = TextFileName.withoutEnding(path)
    let collector = DiagnosticCollector()
    let names = bare.split(separator: "/", omittingEmptySubsequences: false).compactMap { part in
      collector.collect { () throws(DiagnosticError) in
        try StarterName(String(part), of: "page", mayBeginWithDigit: true)
      }
    }
    try collector.throwErrors()
    let twin = bare.hasSuffix("/index") ? String(bare.dropLast(6)) : "\(bare)/index"
    if FileManager.default.fileExists(atPath: "\(content)/\(twin).md") {
      throw DiagnosticError(
        .samePath, at: SourceLocation(file: "\(content)/\(twin).md"),
        "the page of this text already has the address of '\(bare)'",
        suggestion: "choose another name")
    }
    guard let name = names.last else { return StartingPoint(files: []) }
    let section = names.dropLast().last
    let title = name.id == "index" ? section?.title ?? "Home" : name.title
    let files = ResourceFolder(name: "page").files(["path": bare, "title": title])
    return StartingPoint(files: files.moved(to: content))
  }
}

extension [StarterFile] {
  /// Returns the files, moved below a folder.
  func moved(to folder: String) -> Self {
    map { StarterFile(path: "\(folder)/\($0.path)", text: $0.text) }
  }
}
