public import Diagnostics
public import HeadlessUI
public import Samples

/// One entry of a script: what is done, or what is expected of the current frame.
public struct Step: Sendable, Hashable {
  /// What is done.
  public let action: Action
  /// Where it stands.
  public let location: SourceLocation

  /// A step.
  public init(_ action: Action, at location: SourceLocation) {
    self.action = action
    self.location = location
  }
}

extension Step {
  /// What a step does, with all that the script says of it.
  public enum Action: Sendable, Hashable {
    /// Builds the app from the scenario's `setup`.
    case open
    /// Releases the app's root, and with it the domain.
    case leave
    /// Taps a visible widget so many times, and drains the queue after each tap.
    case tap(widget: String, times: Int)
    /// Begins editing, and appends a text character by character.
    case type(text: String, field: String)
    /// Empties a field.
    case clear(field: String)
    /// Presses the keyboard's search key, which ends editing.
    case submit(field: String)
    /// Taps a row, counted from 0.
    case select(list: String, row: Int)
    /// Scrolls a list to one of its ends.
    case scroll(list: String, to: ListEnd)
    /// Pops the top screen.
    case back
    /// Switches to a tab.
    case tab(String)
    /// Answers the alert.
    case choose(title: String)
    /// Moves the clock.
    case wait(milliseconds: Int)
    /// The server answers a request, counted from 1 in order of issue.
    case respond(request: Int)
    /// The server fails a request.
    case fail(FailingRequest, error: ServerError)
    /// The server sends an event unasked.
    case push(event: String)
    /// Compares the current frame with what is expected.
    case expect([Expectation])
  }
}

/// Which request the server fails.
public enum FailingRequest: Sendable, Hashable {
  /// The one with this number, counted from 1 in order of issue.
  case number(Int)
  /// The one that is issued next.
  case next
}
