/// The contents of an event besides its participants, time and place, by its kind.
///
/// What refers to a participant says which one, in the recorder's terms while a performance goes on
/// and in the log's afterwards; hence the parameter.
///
/// What carries whole values is kept apart: calls and returns are most of a recording, and every
/// event is as large as the largest case.
public enum EventPayload<Reference> {
  public typealias Value = ValueTree<Reference>

  /// The script acts: a tap, a keystroke, a choice.
  indirect case input(Input)
  /// A method or initialiser of a traced type is entered.
  case call(Member, arguments: [Value])
  /// It is left.
  case `return`(Member, CallOutcome<Reference>)
  /// A stored property is read by another participant than its owner.
  indirect case read(property: String, value: Value)
  /// A stored property changes; `from` is the participant that wrote it.
  indirect case state(property: String, old: Value, new: Value)
  /// A binding is made.
  case bind(Binding.ID)
  /// A binding ends.
  case unbind(Binding.ID)
  /// A binding delivers; what it leads to is inside.
  case notify(Binding.ID, values: [Value])
  /// A widget's visible property is written.
  indirect case effect(widget: String, property: String, old: Value, new: Value)
  /// A change of what is shown; screens that came, and that went.
  indirect case navigate(Navigation, came: [Reference], went: [Reference])
  /// Work is handed to the clock or the server, to be done at a virtual time, in milliseconds.
  indirect case schedule(label: String, due: Int)
  /// That work begins.
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
  /// It gives nothing back.
  case nothing
  indirect case value(ValueTree<Reference>)
  indirect case error(ValueTree<Reference>)
}

extension CallOutcome: Equatable where Reference: Equatable {}
extension CallOutcome: Hashable where Reference: Hashable {}
extension CallOutcome: Sendable where Reference: Sendable {}

/// The kind of change in what a container shows.
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

  /// Says whether the screens that went are left for good; otherwise they are hidden until they are
  /// shown again.
  public var leavesScreens: Bool { self != .selectTab }
}

/// A method, an initialiser or a `deinit`, as its declaration names it.
public struct Member: Sendable, Hashable {
  /// The name without labels: `move`, `init`.
  public let name: String
  /// The arguments' labels, `_` where there is none; `nil` for what takes no list of arguments,
  /// such as a `deinit`.
  public let labels: [String]?

  /// A member with its labels: `Member("move", labels: ["to", "_"])` is `move(to:_:)`.
  public init(_ name: String, labels: [String]? = []) {
    self.name = name
    self.labels = labels
  }

  /// A `deinit`.
  public static let deinitialiser = Member("deinit", labels: nil)

  /// Says whether it makes an object.
  public var isInitialiser: Bool { name == "init" }
}

extension Member: CustomStringConvertible {
  /// The name as source names a declaration: `move(to:_:)`.
  public var description: String {
    labels.map { "\(name)(" + $0.map { "\($0):" }.joined() + ")" } ?? name
  }

  /// Returns a call as source writes it: `move(to:_:)` and `["1", "2"]` give `move(to: 1, 2)`.
  ///
  /// - Parameter arguments: The texts of the arguments.
  /// - Returns: The name with its arguments, each at its label; without labels where there are not
  ///   as many.
  package func call(with arguments: [String]) -> String {
    guard let labels else { return name }
    let parts =
      labels.count == arguments.count
      ? zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" } : arguments
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}

/// An action of the script: a person's hand at the screen, the clock's, or the server's.
public struct Input: Sendable, Hashable {
  /// The action that is done, such as `tap` or `type`.
  public let verb: String
  /// The widget, tab or event that it is done to.
  public let target: String?
  /// With what: the text that is typed, the row that is selected.
  public let values: [TraceValue]
  /// The effect that it has on the app as a whole.
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

  /// An input.
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
