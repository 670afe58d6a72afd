import Documents
package import Identifiers
import SiteFiles
import SiteLinks
package import StaticSite

/// The texts of the site, as pages look them up.
package struct Texts: Sendable {
  package let content: Content

  /// The texts of a site.
  package init(_ content: Content) { self.content = content }

  /// All texts.
  package var all: [ContentText] { content.texts }

  /// The texts of a kind without keys of its own, in order.
  package func of(_ kind: ContentKind<Void>) -> [ContentText] { content.texts(of: kind) }

  /// The texts of a kind with their headers, in order.
  package func of<Header>(_ kind: ContentKind<Header>) -> [TextOfKind<Header>] {
    content.texts(of: kind)
  }

  /// The titles of the texts of a kind, by what they are about.
  package func titles<ID: Identifier>(_ kind: ContentKind<some Sendable>) -> [ID: String] {
    Dictionary(
      content.texts(ofKind: kind.name).map { (ID($0.name), $0.title) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A text's body for a twin: its links to texts lead to their pages, from the site's root.
  package func markdown(of text: ContentText) -> String {
    markdown(text.document.body, of: text)
  }

  /// Markdown of a text, for a twin.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - text: The text from which its links lead.
  /// - Returns: The same with links from the site's root.
  package func markdown(_ markdown: String, of text: ContentText) -> String {
    markdown.replacing(#/\]\(([^)\s#:]+\.md)(#[^)\s]*)?\)/#) { match in
      let file = SitePath.resolve(
        String(match.1), in: SitePath.folder(of: text.file.relativePath))
      guard let target = content.texts.first(where: { $0.file.relativePath == file }) else {
        return String(match.0)
      }
      return "](/\(target.path)\(match.2 ?? ""))"
    }
  }
}

extension ContentText {
  /// The file's name without its ending, which is the identifier of what the text is about.
  package var name: String {
    let last = file.relativePath.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".md") ? last.dropLast(3) : last)
  }
}
