import Diagnostics
import Documents
import Exhibits
import Metrics
import Samples
import StaticSite

/// That every exhibit of a kind has its text and its folder, and the other way round.
struct ExhibitCompleteness<Shown: Exhibit> {
  let exhibits: [Shown]
  let collector: DiagnosticCollector

  private var name: String { Shown.kind.name }
  private var known: [String] { exhibits.map(\.id) }

  /// Reports what has no text, and texts of what there is not.
  ///
  /// - Parameters:
  ///   - kind: The kind of the texts.
  ///   - content: All texts.
  ///   - folder: The folder of texts, which messages name.
  func checkTexts(ofKind kind: ContentKind<some Sendable>, in content: SiteContent, folder: String)
  {
    let texts = content.texts(ofKind: kind.name)
    let unread = content.unread(of: kind).map(\.name)
    let written = texts.map(\.name) + unread
    for id in known where !written.contains(id) {
      collector.report(
        Diagnostic(
          .missingExhibit, at: SourceLocation(file: "\(folder)/\(Shown.kind.texts)/\(id).md"),
          "the \(name) '\(id)' is played, but has no text",
          suggestion: TypoSuggestion.suggestion(
            for: id, in: written.filter { !known.contains($0) })))
    }
    for text in texts where !known.contains(text.name) {
      collector.report(
        Diagnostic(
          .unknownExhibit, at: SourceLocation(file: text.document.path),
          "there is no \(name) '\(text.name)' to play",
          explanation: "Known are: \(known.sorted().joined(separator: ", ")).",
          suggestion: TypoSuggestion.suggestion(for: text.name, in: known)))
    }
  }

  /// Reports folders of sources that belong to no exhibit, and exhibits without a folder.
  ///
  /// - Parameter files: The sources of exhibits; nothing is reported if there are none at hand.
  func checkFolders(_ files: [SourceFile]) {
    let root = Shown.kind.folder + "/"
    let folders = Set(
      files.filter { $0.path.hasPrefix(root) }.compactMap { file in
        file.path.dropFirst(root.count).split(separator: "/").first.map(String.init)
      })
    let known = Set(exhibits.map(\.folderName))
    for folder in folders.subtracting(known).sorted() {
      collector.report(
        Diagnostic(
          .exhibitFolder, at: SourceLocation(file: root + folder),
          "no \(name) has the folder '\(folder)'",
          suggestion: TypoSuggestion.suggestion(for: folder, in: known.subtracting(folders))))
    }
    guard !files.isEmpty else { return }
    for exhibit in exhibits where !folders.contains(exhibit.folderName) {
      collector.report(
        Diagnostic(
          .exhibitFolder, at: exhibit.implementation.location,
          "the sources of '\(exhibit.id)' are not in '\(exhibit.folder)'",
          suggestion: TypoSuggestion.suggestion(
            for: exhibit.folderName, in: folders.subtracting(known))))
    }
  }
}
