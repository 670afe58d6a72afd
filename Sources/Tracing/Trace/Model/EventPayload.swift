/// The contents of an event by its kind, without participants, time and source lines.
///
/// `Reference` identifies participants: by index during a recording, by identifier in a log. Rare
/// cases with whole values are indirect, because every event takes the space of the largest case.
public enum EventPayload<Reference> {
  public typealias Value = ValueTree<Reference>

  /// The script acts, for example with a tap, a keystroke or a choice.
  indirect case input(Input)
  /// A method or initialiser of a traced type is entered.
  case call(Member, arguments: [Value])
  /// A method or initialiser returns or throws.
  case `return`(Member, CallOutcome<Reference>)
  /// A participant other than the owner reads a stored property.
  indirect case read(property: String, value: Value)
  /// A stored property changes; `from` is the participant that wrote it.
  indirect case state(property: String, old: Value, new: Value)
  /// A binding is created.
  case bind(Binding.ID)
  /// A binding ends.
  case unbind(Binding.ID)
  /// A binding delivers; the consequences are inside this event.
  case notify(Binding.ID, values: [Value])
  /// A widget's visible property is written.
  indirect case effect(widget: String, property: String, old: Value, new: Value)
  /// A container changes its screens: some came, others went.
  indirect case navigate(Navigation, came: [Reference], went: [Reference])
  /// Work is passed to the clock or the server, due at a virtual time in milliseconds.
  indirect case schedule(label: String, due: Int)
  /// Scheduled work begins.
  case resume(label: String)
  /// A participant's life begins.
  case create
  /// A participant's life ends.
  case destroy
}

extension EventPayload: Equatable where Reference: Equatable {}
extension EventPayload: Hashable where Reference: Hashable {}
extension EventPayload: Sendable where Reference: Sendable {}

/// The outcome of a call.
public enum CallOutcome<Reference> {
  /// No value.
  case nothing
  indirect case value(ValueTree<Reference>)
  indirect case error(ValueTree<Reference>)
}

extension CallOutcome: Equatable where Reference: Equatable {}
extension CallOutcome: Hashable where Reference: Hashable {}
extension CallOutcome: Sendable where Reference: Sendable {}

/// The kind of change in the screens of a container.
public enum Navigation: String, Sendable, Hashable, Codable, CaseIterable {
  case push
  case pop
  case popTo = "pop to"
  case popToRoot = "pop to root"
  /// All of a container's screens are replaced.
  case set
  case present
  case dismiss
  case selectTab = "select tab"

  /// Indicates whether the screens that went are left for good, rather than hidden.
  public var leavesScreens: Bool { self != .selectTab }
}

/// A method, an initialiser or a `deinit`, as its declaration names it.
public struct Member: Sendable, Hashable {
  /// The name without labels: `move`, `init`.
  public let name: String
  /// The labels of the arguments, `_` for none; `nil` without an argument list, as in a `deinit`.
  public let labels: [String]?

  /// Creates a member: `Member("move", labels: ["to", "_"])` is `move(to:_:)`.
  public init(_ name: String, labels: [String]? = []) {
    self.name = name
    self.labels = labels
  }

  /// A `deinit`.
  public static let deinitialiser = Member("deinit", labels: nil)

  /// Indicates whether it creates an object.
  public var isInitialiser: Bool { name == "init" }
}

extension Member: CustomStringConvertible {
  /// The name as in source: `move(to:_:)`.
  public var description: String {
    labels.map { "\(name)(" + $0.map { "\($0):" }.joined() + ")" } ?? name
  }

  /// Returns a call as in source: `move(to:_:)` and `["1", "2"]` give `move(to: 1, 2)`.
  ///
  /// Labels are omitted if their number differs from that of the arguments.
  package func call(with arguments: [String]) -> String {
    guard let labels else { return name }
    let parts =
      labels.count == arguments.count
      ? zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" } : arguments
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}

/// An action of the script: by the user, the clock or the server.
public struct Input: Sendable, Hashable {
  /// The verb, such as `tap` or `type`.
  public let verb: String
  /// The widget, tab or event that it acts on.
  public let target: String?
  /// The values, such as the typed text or the selected row.
  public let values: [TraceValue]
  /// The effect on the app as a whole.
  public let purpose: Purpose

  /// The effect of an input on the app as a whole.
  public enum Purpose: String, Sendable, Hashable, Codable {
    /// It builds the app.
    case opensApp = "opens app"
    /// It uses the app that is open.
    case usesApp = "uses app"
    /// It releases the app, and with it everything that belongs to it.
    case leavesApp = "leaves app"
  }

  /// Creates an input.
  public init(
    _ verb: String, target: String? = nil, values: [TraceValue] = [], purpose: Purpose = .usesApp
  ) {
    self.verb = verb
    self.target = target
    self.values = values
    self.purpose = purpose
  }
}

extension Input: CustomStringConvertible {
  /// The input as a line of a script: `type "vio" search`.
  public var description: String {
    ([verb] + values.map(\.text) + [target].compactMap(\.self)).joined(separator: " ")
  }
}
