import Diagnostics
import Documents
import Evidence
import Foundation
import Metrics
import SiteFiles
import StaticSite

/// Everything that the report is computed from besides the prose of its pages' texts.
struct ReportKey {
  private var key: ResultKey

  /// Adds everything up.
  ///
  /// - Parameters:
  ///   - key: A key of the program, whose implementations and streams are played.
  ///   - content: All texts.
  ///   - folders: The folder of texts and the package's root, which messages name.
  ///   - sources: The sources of the package.
  ///   - schemas: The schemas that are published.
  /// - Returns: The key with all of that.
  static func key(
    _ key: ResultKey, _ content: SiteContent, folders: [String], sources: PackageSources,
    schemas: [OutputFile]
  ) -> ResultKey {
    var sum = ReportKey(key: key)
    for folder in folders { sum.key.add(folder) }
    sum.add(content)
    for files in [
      sources.examined, sources.tests, sources.streams, sources.wrong, sources.variants,
      sources.variantTests,
    ] {
      sum.add(files)
    }
    sum.add(sources.numbersSchema.map { [$0] } ?? [])
    sum.key.add(schemas.count)
    for schema in schemas {
      sum.key.add(schema.path)
      sum.key.add(schema.bytes)
    }
    return sum.key
  }

  private mutating func add(_ files: [SourceFile]) {
    key.add(files.count)
    for file in files {
      key.add(file.path)
      key.add(file.text)
    }
  }

  /// Adds the settings, the data that the report reads, and the texts.
  private mutating func add(_ content: SiteContent) {
    for file in ["site.yml"] + Testability.files + FaultTests.files {
      key.add((try? content.folder.file(file).bytes()) ?? [])
    }
    key.add(content.texts.count)
    for text in content.texts {
      key.add(text.file.path)
      key.add(text.kind)
      key.add(text.path)
      key.add(shared(text.document, of: text.kind))
    }
  }

  /// Returns the part of a text that affects more than its own page: its front matter, with all
  /// that is played, listed and linked; or all of it.
  private func shared(_ document: Document, of kind: String) -> String {
    TextKind.shownOnOthers.contains(kind) ? document.text : document.head
  }
}
