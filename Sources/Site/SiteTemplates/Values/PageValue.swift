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
    if case .list(let values) = self {
      values.compactMap(\.text)
    } else {
      [text].compactMap(\.self)
    }
  }
}
