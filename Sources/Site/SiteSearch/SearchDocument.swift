/// A page as a search sees it: its words, and where they are.
public struct SearchDocument: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The page's path from the site's root, without leading slash, such as `guide/` (see
  /// ``Page/path``).
  public var address: String
  /// What the page is about; if empty, results show how its text begins.
  public var summary: String
  /// The headings, first to last.
  public var headings: [SearchHeading]
  /// The plain text; it may hold the headings' words again.
  public var text: String

  /// Makes a document of plain texts.
  public init(
    title: String, address: String, summary: String = "", headings: [SearchHeading] = [],
    text: String
  ) {
    self.title = title
    self.address = address
    self.summary = summary
    self.headings = headings
    self.text = text
  }

  /// Makes a document of finished HTML, a body or a whole page (see ``SearchText``).
  ///
  /// - Complexity: O(*n*).
  public init(title: String, address: String, summary: String = "", html: String) {
    let text = SearchText(html: html)
    self.init(
      title: title, address: address, summary: summary, headings: text.headings, text: text.plain)
  }
}
