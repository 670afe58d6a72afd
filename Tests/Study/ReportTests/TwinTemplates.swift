import Diagnostics
import Foundation
import SiteFiles
import SiteTemplates
import StaticSite
import TestSupport
import Testing

@testable import Report

/// The site's templates for Markdown, which show single values for tests.
enum TwinTemplates {
  private static let library = Result {
    let collector = DiagnosticCollector()
    let sources = try SourceFolder(packageRoot.appending(path: "templates").path).files()
      .filter { $0.relativePath.hasSuffix(".md.mustache") }
      .map { file -> TemplateLibrary.Source in
        (String(file.relativePath.dropLast(".mustache".count)), file.path, try file.text())
      }
    let library = TemplateLibrary(sources, reportingTo: collector)
    try collector.throwErrors()
    return library
  }

  /// Returns what a template shows of some values.
  static func text(_ template: String, _ values: [String: PageValue]) throws -> String {
    let library = try library.get()
    let program = try #require(library.program(template, sharing: [:]))
    let text = TemplateRun.render(program, templates: library.templates) { name, _ in values[name] }
    return String(decoding: text, as: UTF8.self)
  }
}

extension EvidenceBlock {
  /// Its form in a twin.
  var markdown: String {
    get throws {
      let blocks = EvidenceProse.value(of: [.evidence(self)])
      return try TwinTemplates.text("parts/prose.md", ["blocks": blocks])
    }
  }
}

extension Table {
  /// Its form in a twin.
  var markdown: String {
    get throws {
      guard case .dictionary(let values) = value else { return "" }
      return try TwinTemplates.text("table.md", values)
    }
  }
}
