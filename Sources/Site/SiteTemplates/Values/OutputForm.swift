/// The form of what a template writes, which decides how texts are escaped.
package enum OutputForm: Sendable {
  /// A page.
  case html
  /// A page's twin.
  case markdown

  /// The end of the name of a template for Markdown: `scenario.md` writes the twins of the pages that
  /// `scenario` writes.
  private static let ending = ".md"

  /// The form that the template of a name writes.
  package init(ofTemplate name: String) {
    self = name.hasSuffix(Self.ending) ? .markdown : .html
  }

  /// The form in words.
  var words: String {
    switch self {
    case .html: "HTML"
    case .markdown: "Markdown"
    }
  }

  /// Returns the name of the template that writes the twins of the pages of another one.
  package static func twin(ofTemplate name: String) -> String { name + ending }
}
