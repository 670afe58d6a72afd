import Documents
package import Identifiers
import Sequences
import SiteFiles
package import StaticSite

/// The texts of the site, as pages look them up.
package struct Texts: Sendable {
  package let content: SiteContent

  /// The texts of a site.
  package init(_ content: SiteContent) { self.content = content }

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
    Dictionary(keepingFirst: content.texts(ofKind: kind.name).map { (ID($0.name), $0.title) })
  }
}

extension ContentText {
  /// The file's name without its ending, which is the identifier of what the text is about.
  package var name: String { TextFileName.bare(file.relativePath) }
}
