import Documents
package import Identifiers
import Sequences
import SiteFiles
package import StaticSite

/// Lookups of the site's texts.
package struct Texts: Sendable {
  package let content: SiteContent

  package init(_ content: SiteContent) { self.content = content }

  package var all: [ContentText] { content.texts }

  /// The texts of a kind without front-matter keys of its own, in order.
  package func of(_ kind: ContentKind<Void>) -> [ContentText] { content.texts(of: kind) }

  /// The texts of a kind with their headers, in order.
  package func of<Header>(_ kind: ContentKind<Header>) -> [TextOfKind<Header>] {
    content.texts(of: kind)
  }

  /// The titles of the texts of a kind, by the identifier of their subject.
  package func titles<ID: Identifier>(_ kind: ContentKind<some Sendable>) -> [ID: String] {
    Dictionary(keepingFirst: content.texts(ofKind: kind.name).map { (ID($0.name), $0.title) })
  }
}

extension ContentText {
  /// The file's name without its extension, which identifies the subject of the text.
  package var name: String { TextFileName.bare(file.relativePath) }
}
