/// A value that a page supplies to its template.
///
/// Texts are escaped where the template shows them, and HTML is not. The template must write
/// `{{text}}` and `{{{html}}}`; a mismatch is reported.
public enum PageValue: Hashable, Sendable {
  /// A text, escaped where it is shown. As a section, an empty text counts as false.
  case string(String)
  /// Finished HTML, which a page's twin cannot show.
  case html(String)
  /// Finished content in both forms: HTML for a page, and Markdown for its twin.
  indirect case rich(html: String, markdown: String)
  /// A whole number.
  case number(Int)
  /// A condition.
  case bool(Bool)
  /// Values of one kind.
  case list([PageValue])
  /// Values by name.
  case dictionary([String: PageValue])
}

extension PageValue: ExpressibleByStringInterpolation {
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension PageValue: ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(value) }
}

extension PageValue: ExpressibleByBooleanLiteral {
  /// Creates a condition.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension PageValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: PageValue...) { self = .list(elements) }
}

extension PageValue: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary; if a name occurs twice, the last value is used.
  public init(dictionaryLiteral elements: (String, PageValue)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}

extension PageValue {
  /// Returns a value that may be absent; absent is false, so that a template can test it.
  public static func optional(_ value: PageValue?) -> PageValue { value ?? .bool(false) }

  /// Returns a text that may be absent; absent is false, so that a template can test it.
  public static func optional(_ text: String?) -> PageValue {
    text.map(PageValue.string) ?? .bool(false)
  }
}

extension PageValue {
  /// The text; `nil` for anything else.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The texts of a list, or a single text; empty for any other value.
  public var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { text.map { [$0] } ?? [] }
  }
}

extension PageValue {
  func member(_ name: String) -> PageValue? {
    if case .dictionary(let values) = self { values[name] } else { nil }
  }

  /// Returns the value at a path such as `date.year`; `nil` if it is missing or false.
  ///
  /// A value that a page does not have is false.
  func member(at path: String) -> PageValue? {
    var value: PageValue? = self
    for part in path.split(separator: ".") { value = value?.member(String(part)) }
    return value == .bool(false) ? nil : value
  }

  /// Indicates whether a section over the value is shown, and an inverted section is not.
  var isShown: Bool {
    switch self {
    case .bool(let condition): condition
    case .string(let text), .html(let text), .rich(let text, _): !text.isEmpty
    case .list(let elements): !elements.isEmpty
    case .number, .dictionary: true
    }
  }
}

/// The output form of a template, which determines how texts are escaped.
///
/// The raw value is the form in words.
package enum OutputForm: String, Sendable {
  /// A page.
  case html = "HTML"
  /// A page's twin.
  case markdown = "Markdown"

  /// The suffix of templates for Markdown: `scenario.md` writes the twins of pages of `scenario`.
  private static let ending = ".md"

  /// Creates the output form of the template with the given name.
  package init(ofTemplate name: String) {
    self = name.hasSuffix(Self.ending) ? .markdown : .html
  }

  /// Returns the name of the template for the twins of another template's pages.
  package static func twin(ofTemplate name: String) -> String { name + ending }
}
