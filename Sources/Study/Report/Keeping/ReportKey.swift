import Documents
import Evidence
import Foundation
import Metrics
import SiteFiles
import StaticSite

/// The key of the report, which covers all input except the prose of its pages' texts.
enum ReportKey {
  /// Adds all input to a key.
  ///
  /// - Parameters:
  ///   - key: A key of the program, including its implementations and streams.
  ///   - content: All texts, with the settings and the data that the report reads.
  ///   - folders: The folder of texts and the package's root, which occur in messages.
  ///   - sources: The sources of the package.
  ///   - schemas: The published schemas.
  /// - Returns: The complete key.
  static func key(
    _ key: ResultKey, _ content: SiteContent, folders: [String], sources: PackageSources,
    schemas: [OutputFile]
  ) -> ResultKey {
    var key = key
    for folder in folders { key.add(folder) }
    for file in ["site.yml"] + Testability.files + FaultTests.files {
      key.add((try? content.folder.file(file).bytes()) ?? [])
    }
    key.add(content.texts.count)
    for text in content.texts {
      key.add([text.file.path, text.kind, text.path, shared(text.document, of: text.kind)])
    }
    for files in [
      sources.examined, sources.tests, sources.streams, sources.wrong, sources.variants,
      sources.variantTests, [sources.numbersSchema].compactMap(\.self),
    ] {
      key.add(files.flatMap { [$0.path, $0.text] })
    }
    key.add(schemas.count)
    for schema in schemas {
      key.add(schema.path)
      key.add(schema.bytes)
    }
    return key
  }

  /// Returns the part of a text that affects other pages than its own.
  ///
  /// It is the front matter, which defines what is played, listed and linked; or the entire text
  /// if other pages show it.
  private static func shared(_ document: Document, of kind: String) -> String {
    TextKind.shownOnOthers.contains(kind) ? document.text : document.head
  }
}
