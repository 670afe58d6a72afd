public import Diagnostics

/// One entry of a script: what is done, or what is expected of the current frame.
public struct Step: Sendable, Hashable {
  /// A step of a program: what is done.
  public let action: StepAction
  /// The place of the value.
  public let location: SourceLocation

  /// A step.
  public init(_ action: StepAction, at location: SourceLocation) {
    self.action = action
    self.location = location
  }
}

/// The action of a step, with all that the script says of it.
///
/// There is a function or property for each verb, beside the type that says what the verb is:
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
  /// The word that the step begins with.
  public var word: String { Swift.type(of: verb).word }

  /// The arguments after the word, as a trace shows them: the widget, the text, the number.
  public var arguments: [String] { verb.arguments }

  /// The step as a script writes it, its first line with a hyphen.
  public var lines: [String] { verb.lines }

  /// Actions that are easier to read and do something similar, the simplest first.
  var simpler: [StepAction] { verb.simpler.map(StepAction.init) }

  /// Says whether something is done, rather than looked at.
  public var acts: Bool { expectations == nil }
}
