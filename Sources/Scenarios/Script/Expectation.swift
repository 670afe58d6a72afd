public import Diagnostics

/// One thing that a step `expect` asserts of the current frame.
public struct Expectation: Sendable, Hashable {
  /// The key as it is written: `results.count`.
  public let key: String
  /// What it looks at.
  public let subject: Subject
  /// What is expected there.
  public let wanted: Wanted
  /// Where the key stands.
  public let location: SourceLocation

  /// An expectation.
  public init(key: String, subject: Subject, wanted: Wanted, at location: SourceLocation) {
    self.key = key
    self.subject = subject
    self.wanted = wanted
    self.location = location
  }

  /// What an expectation may look at.
  public enum Subject: Sendable, Hashable {
    /// The top screen's identifier.
    case screen
    /// The alert's message.
    case alert
    /// The height of the visible stack; its root counts 1.
    case depth
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

  /// What may be expected.
  public enum Wanted: Sendable, Hashable {
    /// A text, as it is written in the file.
    case text(String)
    /// A whole number.
    case number(Int)
    /// No alert, or no screen.
    case nothing
    /// One of the bare words.
    case state(WidgetState)
    /// Properties, in the order written.
    case properties([WidgetProperty])
  }
}

/// The bare words that may be expected of a widget.
public enum WidgetState: String, Sendable, Hashable, CaseIterable {
  case enabled
  case disabled
  case visible
  case hidden
}

/// A property that may be expected of a widget, with its value.
public enum WidgetProperty: Sendable, Hashable {
  case text(String)
  case color(String)
  case enabled(Bool)
  case visible(Bool)
  case alpha(Double)
  case placeholder(String)
  case title(String)

  /// The names of all properties.
  static let names = ["text", "color", "enabled", "visible", "alpha", "placeholder", "title"]
}
