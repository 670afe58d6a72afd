/// A life that began: which type declared it, and where.
struct NewLife {
  let participant: ParticipantIndex
  let declaring: TracedType
}

/// A call, notification, effect or job that is under way.
struct StackFrame {
  let key: DraftKey
  /// The participant that acts inside it; `nil` for the person at the screen.
  let participant: ParticipantIndex?
  /// The participant that led to it.
  let caller: ParticipantIndex?
  /// The ending participant in whose `deinit` it is.
  let ending: ParticipantIndex?
  /// Says whether it was handed a closure, which it may keep for its caller.
  var receivesClosure = false
  /// The line at which the code inside it is, as far as that is traced.
  var line: NumberedLine?
}

/// The state of the recorder, guarded by its lock.
///
/// It keeps nothing alive of what it records.
struct RecorderState {
  var drafts = EventDrafts()
  var files = NumberedFiles()
  /// The drafts that are written, in the order of the log.
  var order = DraftOrder()
  /// Drafts made inside a `deinit`, by the participant that ends; written at the end of the step.
  var deferred: [ParticipantIndex: [DraftKey]] = [:]
  var participants: [ParticipantDraft] = []
  /// Places of types that take part without instances.
  var types: [String: ParticipantIndex] = [:]
  var bindings: [BindingDraft] = []
  /// Live delegate-like bindings: source and sink to the bindings' indices, the latest last.
  var delegates: [ParticipantPair: [Int]] = [:]
  var stack: [StackFrame] = []
  /// Calls of initialisers whose bodies have ended, and whose superclasses' are still to come.
  var waiting: [WaitingInit] = []
  var newestLife: NewLife?
  /// The last draft of the strand at hand.
  var lastDraft: DraftKey?
  /// Of a program: the strand at hand, the one that began the recording, and what is under way in
  /// the others.
  var strand: Strand?
  var home: Strand?
  var others: [Strand: StrandState] = [:]
  /// The most events of a program.
  var limit: Int?
  /// What was found of a program that the recording cannot tell; see ``RecordingGaps``.
  var gaps = RecordingGaps()
  /// Calls of initialisers whose object is not known yet, and which lives it may be.
  var unadopted: [DraftKey: TracedType] = [:]
  /// Participants that ended in this step.
  var ended: [ParticipantIndex] = []
  /// The objects of the participants that were met, held weakly.
  var objects: [ParticipantIndex: WeakParticipant] = [:]
  /// The indices of bindings that were released in this step.
  var released: [Int] = []
  var step = 0
  var time = 0
  /// The input, or other root, of the step under way.
  var root: DraftKey?
  /// Bindings of closures that others than their writers run, by the call that made the closures.
  var closures: [DraftKey: [ClosureBinding]] = [:]
  /// The number of drafts when the present input began.
  var inputStart = 0
  /// The number of calls under way of which nothing else is recorded.
  var depth = 0
  /// The reason why nothing more is recorded or done after an endless loop.
  var overflow: Overflow?
}

struct ParticipantPair: Hashable {
  let source: ParticipantIndex
  let sink: ParticipantIndex
}

extension RecorderState {
  /// The participant that acts at this moment.
  var acting: ParticipantIndex? { stack.last?.participant }

  /// The line of traced code that acts at this moment: its own, or of what led to it.
  var line: NumberedLine? { stack.last { $0.line != nil }?.line }

  /// Creates a draft inside what is under way, and writes it; inside a `deinit` it is kept for the
  /// end of the step.
  ///
  /// A draft that is itself a `deinit`, `ending` its participant, is inside nothing: optimisation
  /// decides inside what an object is released.
  @discardableResult
  mutating func add(
    _ payload: EventPayload<ParticipantIndex>, from: ParticipantIndex?, to: ParticipantIndex?,
    at location: SourceLine? = nil,
    by caller: SourceLine? = nil, ending: ParticipantIndex? = nil
  ) -> DraftKey {
    let key = drafts.count
    lastDraft = key
    let parent = ending == nil ? stack.last?.key : nil
    let step = stack.isEmpty && ending == nil ? stepOfRoot(payload) : step
    let caller = ending == nil ? caller.map { files.numbered($0) } ?? line : nil
    let ending = ending ?? stack.last?.ending
    drafts.append(
      EventDraft(
        step: step, time: time, parent: parent, from: from, to: to, payload: payload,
        location: location.map { files.numbered($0) }, caller: caller))
    if let ending {
      deferred[resolve(ending), default: []].append(key)
    } else {
      order.append(key)
    }
    if key - inputStart >= limit ?? RecordingBounds.events { stop(.events) }
    return key
  }

  /// Begins the frame that a draft opens; what happens inside a `deinit` stays inside it.
  mutating func push(
    _ key: DraftKey, participant: ParticipantIndex?, caller: ParticipantIndex?,
    ending: ParticipantIndex? = nil,
    receivesClosure: Bool = false, line: SourceLine? = nil
  ) {
    stack.append(
      StackFrame(
        key: key, participant: participant, caller: caller, ending: ending ?? stack.last?.ending,
        receivesClosure: receivesClosure, line: line.map { files.numbered($0) }))
    if limit == nil, stack.count > RecordingBounds.depth { stop(.depth) }
  }

  /// Ends the innermost frames up to and including the one that a draft opened.
  mutating func pop(_ key: DraftKey) {
    guard let index = stack.lastIndex(where: { $0.key == key }) else { return }
    stack.removeLast(stack.count - index)
    if !waiting.isEmpty { waiting.removeAll { $0.call.key >= key } }
  }

  /// The place to use for a place, when two turned out to be the same object.
  func resolve(_ participant: ParticipantIndex) -> ParticipantIndex {
    var participant = participant
    while let same = participants[participant].sameAs { participant = same }
    return participant
  }

  /// Gives a place to a new participant.
  mutating func add(_ type: Any.Type, _ role: Role, isObject: Bool) -> ParticipantIndex {
    participants.append(ParticipantDraft(type: type, role: role, isObject: isObject))
    return participants.count - 1
  }

  /// The place of a type that takes part without instances.
  mutating func participant(ofType type: Any.Type, _ role: Role) -> ParticipantIndex {
    let name = KnownTypes.name(of: type)
    if let participant = types[name] { return participant }
    let participant = add(type, role, isObject: false)
    types[name] = participant
    return participant
  }
}

/// A type whose code speaks to the recorder, and which types inherit from it.
struct TracedType: Sendable {
  private let ancestry: @Sendable (Any.Type) -> Bool
  private let identity: @Sendable () -> Any.Type

  init<Declaring>(_ type: Declaring.Type) {
    ancestry = { $0 is Declaring.Type }
    identity = { Declaring.self }
  }

  var type: Any.Type { identity() }

  func includes(_ type: Any.Type) -> Bool { ancestry(type) }
}
