public import Diagnostics
public import HeadlessUI

/// An assertion of an `expect` step about the current frame.
public struct Expectation: Sendable, Hashable {
  /// The key as written: `results.count`.
  public let key: String
  /// The part of the state that it concerns.
  public let subject: Subject
  /// The expected value.
  public let wanted: Wanted
  /// The location of the key.
  public let location: SourceLocation

  /// Creates an expectation.
  public init(key: String, subject: Subject, wanted: Wanted, at location: SourceLocation) {
    self.key = key
    self.subject = subject
    self.wanted = wanted
    self.location = location
  }

  /// The part of the state that an expectation may concern.
  public enum Subject: Sendable, Hashable {
    /// A property of the whole frame.
    case frame(FrameProperty)
    /// The number of issued requests.
    case requests
    /// The number of requests that are not answered, failed or cancelled.
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
    /// A text, as written in the file.
    case text(String)
    /// A whole number.
    case number(Int)
    /// Several texts, in order.
    case texts([String])
    /// No alert, no screen, or no tab.
    case nothing
    /// A state in one bare word.
    case state(WidgetState)
    /// Properties, in source order.
    case properties([PropertyExpectation])
  }
}

/// The bare words that describe the state of a widget.
public enum WidgetState: String, Sendable, Hashable, CaseIterable {
  case enabled
  case disabled
  case visible
  case hidden
}

/// An expected property of a widget, with its value.
public struct PropertyExpectation: Sendable, Hashable {
  /// The property.
  public let property: WidgetProperty
  /// The expected value, in the property's form.
  public let value: FrameValue

  /// Creates an expected property.
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

  /// The number of expectations; each property counts.
  var count: Int { if case .properties(let properties) = self { properties.count } else { 1 } }

  /// Returns the text of a value; an empty text is quoted.
  private static func shown(_ value: FrameValue) -> String {
    value == .text("") ? "\"\"" : value.description
  }

  /// The single expected value; `nil` if there is none.
  var value: FrameValue? {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .texts(let texts): .texts(texts)
    case .nothing, .state, .properties: nil
    }
  }
}
