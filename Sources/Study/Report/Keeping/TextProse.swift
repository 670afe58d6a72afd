import Diagnostics
import Documents
import Evidence
import Sequences
import SiteFiles
import SiteTemplates
import StaticSite

/// The prose of a text's body, as its page shows it.
struct TextProse: Sendable {
  /// The text's file, relative to the folder of texts.
  let file: String
  let path: String
  let html: String
  let markdown: String
  /// The locations of its links.
  let origins: [LinkOrigin]
  /// The errors in it.
  let diagnostics: [Diagnostic]

  /// Returns the prose of all texts with pages.
  static func all(of texts: Texts) -> [TextProse] {
    texts.all.filter { PageKind.maker(of: $0) != nil }.concurrentMap { text in
      let collector = DiagnosticCollector()
      let body = texts.body(of: text, reportingTo: collector)
      return TextProse(
        file: text.file.relativePath, path: text.path, html: body.html,
        markdown: body.rooted(text.document.body), origins: body.origins,
        diagnostics: collector.diagnostics)
    }
  }

  /// The body for pages and their Markdown twins.
  var value: PageValue { .rich(html: html, markdown: markdown) }

  /// A fingerprint that distinguishes different states of the text.
  var state: String {
    var state = Fingerprint()
    for text in [html, markdown] + origins.map({ "\($0.location) \($0.url) \($0.written)" }) {
      state.add(UInt64(text.utf8.count))
      state.add(Array(text.utf8))
    }
    return state.description
  }
}
