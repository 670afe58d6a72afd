/// A form of writing that is not CommonMark, and that this renderer knows besides tables.
///
/// All of them are read unless the caller says otherwise: GitHub and the generators that texts are
/// moved from read them too, and a mark that is printed as it is often goes unnoticed until readers
/// see it.
public enum MarkdownSyntax: String, CaseIterable, Sendable {
  /// `~~struck through~~`.
  case strikethrough
  /// `- [ ] to do` and `- [x] done`.
  case taskLists = "task-lists"
  /// `https://example.org`, `www.example.org` and `name@example.org` without brackets.
  case autolinks
  /// `text[^1]` and `[^1]: note`.
  case footnotes
  /// `> [!NOTE]`.
  case alerts
  /// `## Title {#name}`.
  case headingIDs = "heading-ids"
}
