import Diagnostics
import Parallel
import SiteFiles
import SiteTemplates

/// The templates and assets, as they were last read.
struct TemplateSources: Sendable {
  /// `nil` if the folder cannot be read.
  private(set) var library: TemplateLibrary?
  /// The files of `assets/`, by path within the site.
  private(set) var assets: [AssetLibrary.Asset] = []
  /// What is wrong with them.
  private(set) var faults: [Diagnostic] = []

  /// The names of the templates that differ from those of before.
  func changes(since before: TemplateSources) -> Set<String> {
    switch (library, before.library) {
    case (let library?, let old?): library.changes(since: old)
    // While the folder could not be read no page was made of any.
    case (let library?, nil): Set(library.names)
    case (nil, _): []
    }
  }

  /// Reads the folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - changed: The paths that were changed; `nil` for all. Templates are few: if one has changed, all are read.
  mutating func update(_ folder: SourceFolder, changed: Set<String>?) {
    if let changed, changed.isEmpty { return }
    let collector = DiagnosticCollector()
    let files = collector.collect { () throws(DiagnosticError) in try folder.files() }
    library = files.map { Self.library($0, reportingTo: collector) }
    assets = (files ?? []).filter { $0.relativePath.hasPrefix("assets/") }.compactMap { file in
      collector.collect { () throws(DiagnosticError) in
        AssetLibrary.Asset(
          file: OutputFile(path: file.relativePath, bytes: try file.bytes()), source: file.path)
      }
    }
    faults = collector.diagnostics
  }

  /// Reads all `.mustache` files; a template's name is its path in the folder without extension.
  private static func library(
    _ files: [SourceFolder.File], reportingTo collector: DiagnosticCollector
  ) -> TemplateLibrary {
    let sources = files.filter { $0.pathExtension == "mustache" }.map { file in
      TemplateLibrary.Source(
        name: String(file.relativePath.dropLast(".mustache".count)), file: file.path,
        text: collector.collect { () throws(DiagnosticError) in try file.text() })
    }
    return TemplateLibrary(sources, reportingTo: collector)
  }

  /// Notes which templates call themselves without end.
  ///
  /// - Returns: Whether others did before.
  mutating func note(endless: Set<String>) -> Bool {
    defer { library?.endless = endless }
    return library?.endless != endless
  }
}
