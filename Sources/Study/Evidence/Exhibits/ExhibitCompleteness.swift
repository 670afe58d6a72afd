import Diagnostics
import Exhibits
import Metrics
import StaticSite

/// Checks that exhibits of a kind correspond to texts and folders.
struct ExhibitCompleteness<Shown: Exhibit> {
  let exhibits: [Shown]
  let collector: DiagnosticCollector

  private var name: String { Shown.kind.name }

  /// Reports exhibits without a text and texts without an exhibit.
  func checkTexts(ofKind kind: ContentKind<some Sendable>, in content: SiteContent, folder: String)
  {
    let known = exhibits.map(\.id)
    let completeness = Completeness(content: content, folder: folder, collector: collector)
    completeness.reportMissing(name, known, kind, in: Shown.kind.texts, as: .missingExhibit)
    completeness.reportUnknown(name, known, kind, as: .unknownExhibit)
  }

  /// Reports folders of sources that belong to no exhibit, and exhibits without a folder.
  ///
  /// - Parameter files: The sources of exhibits; if there are none, nothing is reported.
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
