/// A place in the recorder's list of participants.
///
/// A place is given when a life begins; type and role may become known only when the object first
/// speaks, so events name places, and places become participants when the log is made.
typealias ParticipantIndex = Int

/// The index of a draft in the recorder's list; becomes an event identifier when the log is made.
typealias DraftKey = Int

/// An event, as far as it is recorded while the performance goes on.
///
/// A program may have a million of them: numbers are as short as their bounds allow, and what is
/// longest comes first, so that the others fill what its alignment leaves.
struct EventDraft {
  let payload: EventPayload<ParticipantIndex>
  private let stepNumber: Int32
  private let parentKey: ShortIndex
  private var causeKey: ShortIndex
  private let fromIndex: ShortIndex
  private let toIndex: ShortIndex
  private let locationLine: NumberedLine
  private let callerLine: NumberedLine
  var time: Int

  init(
    step: Int, time: Int, parent: DraftKey?, from: ParticipantIndex?, to: ParticipantIndex?,
    payload: EventPayload<ParticipantIndex>, location: NumberedLine?, caller: NumberedLine?
  ) {
    stepNumber = Int32(step)
    self.time = time
    parentKey = ShortIndex(parent)
    causeKey = ShortIndex(nil)
    fromIndex = ShortIndex(from)
    toIndex = ShortIndex(to)
    self.payload = payload
    locationLine = location ?? .none
    callerLine = caller ?? .none
  }

  var location: NumberedLine? { locationLine.isNone ? nil : locationLine }
  var caller: NumberedLine? { callerLine.isNone ? nil : callerLine }

  var step: Int { Int(stepNumber) }
  var parent: DraftKey? { parentKey.index }
  var cause: DraftKey? {
    get { causeKey.index }
    set { causeKey = ShortIndex(newValue) }
  }
  var from: ParticipantIndex? { fromIndex.index }
  var to: ParticipantIndex? { toIndex.index }
}

/// An index, or none, in four bytes.
private struct ShortIndex {
  private let number: Int32

  init(_ index: Int?) { number = index.map(Int32.init) ?? -1 }

  var index: Int? { number < 0 ? nil : Int(number) }
}

/// A participant, as far as it is recorded while the performance goes on.
struct ParticipantDraft {
  var type: String
  var role: Role
  var isObject: Bool
  /// Says whether its type is one of the screen's.
  private(set) var isScreen: Bool
  /// The most derived class that has said the role.
  private var tracedType: TracedType?
  /// Says whether an object of this class was seen, not only the class's code.
  private var isTypeKnown = false
  /// Says whether the object's own class, not a superclass, has said the role.
  private(set) var isSettled = false
  /// Says whether the object itself was met.
  var isMet = false
  /// Another place that turned out to be the same object.
  var sameAs: ParticipantIndex?

  init(type: Any.Type, role: Role, isObject: Bool) {
    self.type = KnownTypes.name(of: type)
    isScreen = KnownTypes.areScreen(type)
    self.role = role
    self.isObject = isObject
  }

  /// Receives from a class of the object what its role is; the most derived class has the last
  /// word.
  ///
  /// - Parameters:
  ///   - declaring: The class whose code speaks.
  ///   - role: What it calls its objects.
  ///   - type: The class of the object, if known.
  mutating func hear(_ declaring: Any.Type, _ role: Role, type: Any.Type?) {
    if isSettled || isTypeKnown && tracedType?.type == declaring { return }
    if tracedType?.includes(declaring) ?? true {
      self.role = role
      tracedType = TracedType(declaring)
    }
    if isTypeKnown == false {
      self.type = KnownTypes.name(of: type ?? declaring)
      isScreen = KnownTypes.areScreen(type ?? declaring)
    }
    isTypeKnown = isTypeKnown || type != nil
    isSettled = type == declaring
  }
}

/// A binding, as far as it is recorded while the performance goes on.
struct BindingDraft {
  var mechanism: Mechanism
  var source: ParticipantIndex?
  var sink: ParticipantIndex?
  var member: String
  var operators: [String]
  /// The line of the sink at which a delivery begins, where no closure of its says another.
  var line: SourceLine?
  var isLive = true
}
