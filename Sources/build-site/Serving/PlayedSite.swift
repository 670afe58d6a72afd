import Catalogue
import Diagnostics
import Foundation
import Preview
import Report
import StaticSite

/// The site for a preview: everything is played again after each change.
@MainActor
final class PlayedSite: PreviewedSite {
  nonisolated let folders: [String]

  private let options: BuildOptions
  private let progress: Progress
  /// The files of the last site in which nothing was wrong.
  private var files: [String: [UInt8]] = [:]

  nonisolated init(_ options: BuildOptions) {
    self.options = options
    folders = [options.content.content, options.templates]
    progress = Progress(isQuiet: options.quiet)
  }

  func update(_ changed: Set<String>?) async -> PreviewedState {
    let last = files
    do {
      let site = try await produce()
      let made = Dictionary(
        site.files.map { ($0.path, Array($0.bytes)) }, uniquingKeysWith: { first, _ in first })
      files = made
      return PreviewedState(
        file: { made[$0] }, diagnostics: site.diagnostics,
        changedFiles: Set(made.keys).union(last.keys).filter { made[$0] != last[$0] })
    } catch {
      return PreviewedState(
        file: { last[$0] }, diagnostics: error.diagnostics, changedFiles: [])
    }
  }

  private func produce() async throws(DiagnosticError) -> BuiltSite {
    var production = Production(
      content: options.content.content, templates: options.templates, baseURL: options.baseURL,
      implementations: Catalogue.implementations, progress: progress.begin)
    defer { progress.end() }
    return try await production.run()
  }
}
