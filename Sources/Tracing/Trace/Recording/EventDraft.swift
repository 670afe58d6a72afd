/// An index into the recorder's list of participants.
///
/// A participant gets its index when its life begins, but its type and role may become known only
/// when it first runs traced code. Events therefore store indices, which become identifiers in the
/// log.
typealias ParticipantIndex = Int

/// The index of a draft in the recorder's list, which becomes an event identifier in the log.
typealias DraftKey = Int

/// An event while the recording is in progress.
///
/// A program may record a million events, so numbers are as small as their bounds allow. The
/// largest field comes first, so that smaller ones fill the space that its alignment leaves.
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

/// An optional index in four bytes.
private struct ShortIndex {
  private let number: Int32

  init(_ index: Int?) { number = index.map(Int32.init) ?? -1 }

  var index: Int? { number < 0 ? nil : Int(number) }
}

/// A participant while the recording is in progress.
struct ParticipantDraft {
  var type: String
  var role: Role
  var isObject: Bool
  /// Indicates whether its type is part of the screen.
  private(set) var isScreen: Bool
  /// The most derived class that has declared the role.
  private var tracedType: TracedType?
  /// Indicates whether `type` is the class of an actual object, not only that of code that ran.
  private var isTypeKnown = false
  /// Indicates whether the object's own class, not a superclass, has declared the role.
  private(set) var isSettled = false
  /// Indicates whether the object itself has been seen.
  var isMet = false
  /// The index of another entry that turned out to be the same object.
  var sameAs: ParticipantIndex?

  init(type: Any.Type, role: Role, isObject: Bool) {
    self.type = KnownTypes.name(of: type)
    isScreen = KnownTypes.areScreen(type)
    self.role = role
    self.isObject = isObject
  }

  /// Records the role that a class of the object declares; the most derived class takes
  /// precedence.
  ///
  /// `type` is the class of the object, if it is known.
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

/// A binding while the recording is in progress.
struct BindingDraft {
  var mechanism: Mechanism
  var source: ParticipantIndex?
  var sink: ParticipantIndex?
  var member: String
  var operators: [String]
  /// The line of the sink at which a delivery begins, unless one of the sink's closures gives
  /// another.
  var line: SourceLine?
  var isLive = true
}
