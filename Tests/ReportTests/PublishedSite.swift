import Catalogue
import Diagnostics
import Foundation
import StaticSite

@testable import Report

/// The site as it would be published, built once for all tests.
@MainActor
enum PublishedSite {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let files: Result<[String: String], DiagnosticError> = Result {
    () throws(DiagnosticError) in
    var production = Production(
      content: root.appending(path: "content").path,
      templates: root.appending(path: "templates").path, root: root.path,
      implementations: Catalogue.implementations)
    let files = try production.run().checkedFiles()
    return Dictionary(
      files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The pages, by path.
  static func pages() throws -> [(path: String, html: String)] {
    try files.get().filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }
      .map { (path: $0.key, html: $0.value) }
  }
}
