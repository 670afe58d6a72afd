/// A value that a page hands to its template.
///
/// A text is escaped where the template shows it, what is finished is not: the template must say
/// `{{text}}` and `{{{html}}}`, and a mismatch is reported.
public enum PageValue: Hashable, Sendable {
  /// A text, shown as it is read. As a section it counts as false when empty.
  case string(String)
  /// Finished HTML, which a page's twin cannot show.
  case html(String)
  /// The same in both forms, finished: HTML for a page, and Markdown for its twin.
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
  /// Creates a dictionary; of a name that occurs twice the last value counts.
  public init(dictionaryLiteral elements: (String, PageValue)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}

extension PageValue {
  /// A value that may be absent: absent is false, so that a template can test it.
  public static func optional(_ value: PageValue?) -> PageValue { value ?? .bool(false) }

  /// A text that may be absent: absent is false, so that a template can test it.
  public static func optional(_ text: String?) -> PageValue {
    text.map(PageValue.string) ?? .bool(false)
  }
}

extension PageValue {
  /// The text; `nil` for anything else.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The texts of a list of them, or a single one; none for anything else.
  public var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { text.map { [$0] } ?? [] }
  }
}

extension PageValue {
  /// The value of a name in a dictionary.
  func member(_ name: String) -> PageValue? {
    if case .dictionary(let values) = self { values[name] } else { nil }
  }

  /// The value at a path such as `date.year`; `nil` if there is none, or it is false, as what a
  /// page does not have is.
  func member(at path: String) -> PageValue? {
    var value: PageValue? = self
    for part in path.split(separator: ".") { value = value?.member(String(part)) }
    return value == .bool(false) ? nil : value
  }

  /// Tells whether a section over it is shown; else an inverted one is.
  var isShown: Bool {
    switch self {
    case .bool(let condition): condition
    case .string(let text), .html(let text), .rich(let text, _): !text.isEmpty
    case .list(let elements): !elements.isEmpty
    case .number, .dictionary: true
    }
  }
}

/// The form of what a template writes, which decides how texts are escaped.
///
/// The raw value is the form in words.
package enum OutputForm: String, Sendable {
  /// A page.
  case html = "HTML"
  /// A page's twin.
  case markdown = "Markdown"

  /// The end of the name of a template for Markdown: `scenario.md` writes the twins of the pages
  /// that `scenario` writes.
  private static let ending = ".md"

  /// The form that the template of a name writes.
  package init(ofTemplate name: String) {
    self = name.hasSuffix(Self.ending) ? .markdown : .html
  }

  /// Returns the name of the template that writes the twins of the pages of another one.
  package static func twin(ofTemplate name: String) -> String { name + ending }
}
