import Diagnostics
import Documents
import Evidence
import Sequences
import SiteFiles
import SiteTemplates
import StaticSite

/// The prose that a page shows of its own text's body.
struct TextProse: Sendable {
  /// The text's file, from the folder of texts on.
  let file: String
  /// The path of the page.
  let path: String
  /// The body as HTML.
  let html: String
  /// The body as Markdown.
  let markdown: String
  /// The places where its links were written.
  let origins: [LinkOrigin]
  /// The faults in it.
  let diagnostics: [Diagnostic]

  /// The prose of all texts that have pages.
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

  /// The body for pages and for their twins.
  var value: PageValue { .rich(html: html, markdown: markdown) }

  /// The fingerprint that distinguishes it from another state of the same text.
  var state: String {
    var state = Fingerprint()
    for text in [html, markdown] + origins.map({ "\($0.location) \($0.url) \($0.written)" }) {
      state.add(UInt64(text.utf8.count))
      state.add(Array(text.utf8))
    }
    return state.description
  }
}
