import Evidence
import SiteFiles
import StaticSite

/// The index for language models, `llms.txt`: a description of the site, and links to its Markdown
/// pages, beginning with those that answer questions.
///
/// Source: Jeremy Howard, “The /llms.txt file”, 2024, https://llmstxt.org.
struct LanguageModelIndex {
  let texts: Texts

  /// The file at the site's root.
  var file: OutputFile { OutputFile(path: "llms.txt", text: text) }

  private var text: String {
    let home = texts.of(TextKind.home).first?.text
    let sections = [
      ("Answers with numbers", texts.of(TextKind.claim).map(\.text)),
      ("Choosing", texts.of(TextKind.choose).map(\.text) + texts.of(TextKind.guide).map(\.text)),
      ("Patterns", texts.of(TextKind.pattern).map(\.text)),
      ("Pairs of patterns", texts.of(TextKind.pair).map(\.text)),
      ("Wrong implementations", texts.of(TextKind.wrongImplementation).map(\.text)),
      ("Numbers", texts.of(TextKind.metrics).map(\.text)),
    ]
    let head = """
      # \(home?.title ?? "")

      > Small apps, written in one pattern after another; an app's scripts run on all its versions, and
      > every call is recorded. Numbers on these pages are counted from that, and defined.

      """
    return sections.filter { !$0.1.isEmpty }.reduce(head) { index, section in
      index + "\n## \(section.0)\n\n" + section.1.map(Self.entry).joined()
    }
  }

  private static func entry(_ text: ContentText) -> String {
    "- [\(text.title)](/\(text.path)index.md): \(text.summary)\n"
  }
}
