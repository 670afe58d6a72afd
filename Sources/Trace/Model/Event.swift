/// One thing that happened while a scenario was performed.
public struct Event: Sendable, Hashable, Codable, Identifiable {
  /// What sort of thing happened.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The script acts: a tap, a keystroke, a choice.
    case input
    /// A method or initialiser of a traced type is entered.
    case call
    /// It is left; `value` is what it gave back, or `throws …`.
    case `return`
    /// A stored property of a traced type changed: `arguments` holds the old value, `value` the new.
    case state
    /// A binding is made.
    case bind
    /// A binding ends.
    case unbind
    /// A binding delivers; the calls that it leads to have it as their parent.
    case notify
    /// A widget's visible property was written; navigation; an alert.
    case effect
    /// Work is handed to the clock or the server.
    case schedule
    /// That work begins.
    case resume
    /// A participant's life begins.
    case create
    /// A participant's life ends.
    case destroy
  }

  /// 1, 2, 3 … within a recording.
  public let id: Int
  /// The step of the scenario, from 0, the implicit `open`.
  public let step: Int
  /// What sort of thing happened.
  public let kind: Kind
  /// The event inside which it happened.
  public let parent: Event.ID?
  /// For what was scheduled or delivered later, the event that led to it.
  public let cause: Event.ID?
  /// The participant that acts.
  public let from: Participant.ID?
  /// The participant that is acted on.
  public let to: Participant.ID?
  /// The method, property, message or verb.
  public let member: String
  /// The arguments, rendered.
  public let arguments: [String]
  /// The value given back or written, rendered.
  public let value: String?
  /// For an effect: whether it wrote what was there already.
  public let redundant: Bool?
  /// The binding that was made, ended or delivers.
  public let binding: Binding.ID?
  /// The source file, from the package's `Sources` or `Tests` folder on.
  public let file: String?
  /// The line of that file, from 1.
  public let line: Int?
  /// The virtual time, in milliseconds.
  public let time: Int

  /// An event, as a recorder or a reader of traces knows it.
  public init(
    id: Int, step: Int = 0, kind: Kind, parent: Event.ID? = nil, cause: Event.ID? = nil,
    from: Participant.ID? = nil, to: Participant.ID? = nil, member: String,
    arguments: [String] = [], value: String? = nil, redundant: Bool? = nil,
    binding: Binding.ID? = nil, file: String? = nil, line: Int? = nil, time: Int = 0
  ) {
    self.id = id
    self.step = step
    self.kind = kind
    self.parent = parent
    self.cause = cause
    self.from = from
    self.to = to
    self.member = member
    self.arguments = arguments
    self.value = value
    self.redundant = redundant
    self.binding = binding
    self.file = file
    self.line = line
    self.time = time
  }
}
