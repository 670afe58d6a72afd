/// A place in the recorder's list of participants.
///
/// A place is given when a life begins; type and role may become known only when the object first
/// speaks, so events name places, and places become participants when the log is made.
typealias ParticipantIndex = Int

/// The index of a draft in the recorder's list; becomes an event identifier when the log is made.
typealias DraftKey = Int

/// An event, as far as it is recorded while the performance goes on.
struct EventDraft {
  let step: Int
  var time: Int
  let parent: DraftKey?
  var cause: DraftKey?
  let from: ParticipantIndex?
  let to: ParticipantIndex?
  let payload: EventPayload<ParticipantIndex>
  let location: SourceLine?
  let caller: SourceLine?
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
