import Catalogue
import Diagnostics
import Exhibits
import Foundation
import Samples
import Sequences
import SiteFiles
import StaticSite
import TestSupport

@testable import Evidence
@testable import Report

/// The site as it would be published, built once for all tests.
@MainActor
enum PublishedSite {
  private static let build = Task {
    let content = packageRoot.appending(path: "content").path
    var setup = SiteSetup(
      content: content, templates: packageRoot.appending(path: "templates").path)
    setup.renderer = Vocabulary.renderer
    setup.reports = [
      CounterpointReport(
        content: content, root: packageRoot.path, implementations: await Implementation.all,
        wrongImplementations: await WrongImplementation.all, variants: await Variant.all,
        keptIn: .ofProgram)
    ]
    let files = try await Site(setup).build().checkedFiles()
    let texts = files.filter { !$0.path.hasSuffix(".xz") }
    return (
      paths: Set(files.map(\.path)),
      texts: Dictionary(
        keepingFirst: texts.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    )
  }

  /// The paths of all files, those for download too.
  static var paths: Set<String> {
    get async throws { try await build.value.paths }
  }

  /// The files that are texts, by path.
  static var files: [String: String] {
    get async throws { try await build.value.texts }
  }

  /// The pages, by path.
  static func pages() async throws -> [(path: String, html: String)] {
    try await files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }
      .map { (path: $0.key, html: $0.value) }
  }
}
