public import Diagnostics

/// One entry of a script: an action, or expectations about the current frame.
public struct Step: Sendable, Hashable {
  /// The action or the expectations.
  public let action: StepAction
  /// The location of the entry in the scenario's file.
  public let location: SourceLocation

  /// Creates a step.
  public init(_ action: StepAction, at location: SourceLocation) {
    self.action = action
    self.location = location
  }
}

/// The action of a step, with all its details from the script.
///
/// Each verb has a function or property, in the file of the verb's type:
///
/// ```swift
/// let actions: [StepAction] = [.tap(widget: "up", times: 2), .wait(milliseconds: 500), .back]
/// ```
public struct StepAction: Sendable {
  let verb: any Verb

  init(_ verb: any Verb) { self.verb = verb }
}

extension StepAction: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.verb) == AnyHashable(other.verb)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(verb)) }
}

extension StepAction {
  /// The word with which the step begins.
  public var word: String { Swift.type(of: verb).word }

  /// The arguments after the word, as shown in a trace: the widget, the text, the number.
  public var arguments: [String] { verb.arguments }

  /// The lines of the step in a script, with a hyphen before the first.
  public var lines: [String] { verb.lines }

  /// Similar actions that are easier to read, with the simplest first.
  var simpler: [StepAction] { verb.simpler.map(StepAction.init) }

  /// Indicates whether the step does something, rather than only compare.
  public var acts: Bool { expectations == nil }
}
