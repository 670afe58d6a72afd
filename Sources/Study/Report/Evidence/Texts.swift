import CommonMark
import Diagnostics
import Documents
import SiteFiles
import StaticSite

/// The texts of the site, as pages look them up.
struct Texts: Sendable {
  private let content: Content

  /// The texts of a site.
  init(_ content: Content) { self.content = content }

  /// All texts.
  var all: [ContentText] { content.texts }

  /// The texts of a kind, in order.
  func of(_ kind: PageKind) -> [ContentText] { content.texts(ofKind: kind.name) }

  /// The titles of the texts of a kind, by their names.
  func titles(_ kind: PageKind) -> [String: String] {
    Dictionary(of(kind).map { ($0.name, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  /// A text's body as HTML, in which nothing is in the places of evidence (see ``EvidenceProse``).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - faults: Receives everything that is wrong with it.
  /// - Returns: The HTML, as far as it is without fault.
  func body(
    of text: ContentText, reportingTo faults: DiagnosticCollector
  ) -> ContentBody {
    body(of: text, directives: EvidenceDirective.standIns(in: text), reportingTo: faults)
  }

  /// A text's body as HTML, with what some directives give.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - directives: The directives by their names, besides those that every text may have.
  ///   - faults: Receives everything that is wrong with it.
  /// - Returns: The HTML, as far as it is without fault.
  func body(
    of text: ContentText, directives: [String: Directive.Handler],
    reportingTo faults: DiagnosticCollector
  ) -> ContentBody {
    var renderer = CounterpointReport.renderer
    renderer.directives.merge(directives) { _, evidence in evidence }
    return content.body(of: text, using: renderer, reportingTo: faults)
  }

  /// A text's body for a twin: its links to texts lead to their pages, from the site's root.
  func markdown(of text: ContentText) -> String {
    markdown(text.document.body, of: text)
  }

  /// Markdown of a text, for a twin.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - text: The text from which its links lead.
  /// - Returns: The same with links from the site's root.
  func markdown(_ markdown: String, of text: ContentText) -> String {
    markdown.replacing(#/\]\(([^)\s#:]+\.md)(#[^)\s]*)?\)/#) { match in
      let file = Self.resolve(String(match.1), from: text.file.relativePath)
      guard let target = content.texts.first(where: { $0.file.relativePath == file }) else {
        return String(match.0)
      }
      return "](/\(target.path)\(match.2 ?? ""))"
    }
  }

  /// The path that a relative path means in a file.
  private static func resolve(_ path: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

extension ContentText {
  /// The file's name without its ending, which is the identifier of what the text is about.
  var name: String {
    let last = file.relativePath.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".md") ? last.dropLast(3) : last)
  }
}
