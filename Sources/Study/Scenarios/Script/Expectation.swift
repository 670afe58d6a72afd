public import Diagnostics
public import HeadlessUI

/// One thing that a step `expect` asserts of the current frame.
public struct Expectation: Sendable, Hashable {
  /// The key as it is written: `results.count`.
  public let key: String
  /// The thing that it looks at.
  public let subject: Subject
  /// The value that is expected there.
  public let wanted: Wanted
  /// The place of the key.
  public let location: SourceLocation

  /// An expectation.
  public init(key: String, subject: Subject, wanted: Wanted, at location: SourceLocation) {
    self.key = key
    self.subject = subject
    self.wanted = wanted
    self.location = location
  }

  /// The kind of thing that an expectation may look at.
  public enum Subject: Sendable, Hashable {
    /// Something that the frame says as a whole.
    case frame(FrameProperty)
    /// The number of requests issued.
    case requests
    /// The number of those neither answered, failed nor cancelled.
    case pending
    /// A widget of the top screen.
    case widget(String)
    /// The number of a list's rows.
    case count(list: String)
    /// A row of a list, counted from 0.
    case row(list: String, Int)
  }

  /// The kind of value that may be expected.
  public enum Wanted: Sendable, Hashable {
    /// A text, as it is written in the file.
    case text(String)
    /// A whole number.
    case number(Int)
    /// Texts in order.
    case texts([String])
    /// No alert, no screen, or no tab.
    case nothing
    /// One of the bare words.
    case state(WidgetState)
    /// Properties, in the order written.
    case properties([PropertyExpectation])
  }
}

/// The bare words that may be expected of a widget.
public enum WidgetState: String, Sendable, Hashable, CaseIterable {
  case enabled
  case disabled
  case visible
  case hidden
}

/// A property that is expected of a widget, with its value.
public struct PropertyExpectation: Sendable, Hashable {
  /// The property.
  public let property: WidgetProperty
  /// The expected value, of the property's form.
  public let value: FrameValue

  /// An expectation of a property.
  public init(_ property: WidgetProperty, _ value: FrameValue) {
    self.property = property
    self.value = value
  }
}

extension Expectation.Wanted: CustomStringConvertible {
  /// The expected value, as a reader would write it.
  public var description: String {
    switch self {
    case .text, .number, .texts, .nothing: value.map(Self.shown) ?? "none"
    case .state(let state): state.rawValue
    case .properties(let properties):
      "{"
        + properties.map { "\($0.property.name): \(Self.shown($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  /// The number of things that are expected.
  var count: Int { if case .properties(let properties) = self { properties.count } else { 1 } }

  /// A value, an empty text in quotes.
  private static func shown(_ value: FrameValue) -> String {
    value == .text("") ? "\"\"" : value.description
  }

  /// The single value that is expected; `nil` if there is none.
  var value: FrameValue? {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .texts(let texts): .texts(texts)
    case .nothing, .state, .properties: nil
    }
  }
}
