/// A page as a search sees it: its words, and where they are.
public struct SearchDocument: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The page's path from the root, without leading slash, such as `guide/` (see ``Page/path``).
  public var address: String
  /// The summary; if empty, results show the beginning of the text.
  public var summary = ""
  /// The headings, first to last.
  public var headings: [SearchHeading] = []
  /// The plain text; it may repeat the words of headings.
  public var text: String
  /// The index of the group that its result is shown in, from 0 (see ``SearchIndex``).
  public var group = 0
}

extension SearchDocument {
  /// Creates a document from finished HTML, a body or a whole page (see ``SearchText``).
  ///
  /// - Complexity: O(*n*).
  public init(title: String, address: String, summary: String = "", html: String, group: Int = 0) {
    let text = SearchText(html: html)
    self.init(
      title: title, address: address, summary: summary, headings: text.headings, text: text.plain,
      group: group)
  }
}

/// A heading that a result can lead to.
public struct SearchHeading: Hashable, Sendable {
  /// The heading's words.
  public let text: String
  /// The heading's `id`; empty if it has none.
  public let anchor: String
}
