/// The start of a life: its participant and the type that declares it.
struct NewLife {
  let participant: ParticipantIndex
  let declaring: TracedType
}

/// An input, call, notification, navigation or resumption in progress.
struct StackFrame {
  let key: DraftKey
  /// The participant that acts inside it; `nil` for an input of the user.
  let participant: ParticipantIndex?
  /// The participant that caused it.
  let caller: ParticipantIndex?
  /// The participant in whose `deinit` it runs, if any.
  let ending: ParticipantIndex?
  /// Indicates whether it received a closure, which it may store for its caller.
  var receivesClosure = false
  /// The line that the code inside it has reached, as far as that is traced.
  var line: NumberedLine?
}

/// The state of the recorder, guarded by its lock.
///
/// It keeps no recorded object alive.
struct RecorderState {
  var drafts = EventDrafts()
  var files = NumberedFiles()
  /// The drafts that are part of the log, in its order.
  var order = DraftOrder()
  /// The drafts created inside a `deinit`, by the ending participant; written at the end of the
  /// step.
  var deferred: [ParticipantIndex: [DraftKey]] = [:]
  var participants: [ParticipantDraft] = []
  /// The indices of types that take part without instances.
  var types: [String: ParticipantIndex] = [:]
  var bindings: [BindingDraft] = []
  /// The indices of live delegate-like bindings by source and sink, the latest last.
  var delegates: [ParticipantPair: [Int]] = [:]
  var stack: [StackFrame] = []
  /// The calls of initialisers that wait for a superclass's initialiser.
  var waiting: [WaitingInit] = []
  var newestLife: NewLife?
  /// The last draft of the current strand.
  var lastDraft: DraftKey?
  /// For a program: the current strand, the one that began the recording, and the state of the
  /// others.
  var strand: Strand?
  var home: Strand?
  var others: [Strand: StrandState] = [:]
  /// The maximum number of events; `nil` except for a program.
  var limit: Int?
  /// The gaps in the recording of a program.
  var gaps = RecordingGaps()
  /// The calls of initialisers whose object is not known yet, with the classes that they
  /// initialise.
  var unadopted: [DraftKey: TracedType] = [:]
  /// The participants that ended in this step.
  var ended: [ParticipantIndex] = []
  /// The objects of the participants seen so far, held weakly.
  var objects: [ParticipantIndex: WeakParticipant] = [:]
  /// The indices of bindings that were released in this step.
  var released: [Int] = []
  var step = 0
  var time = 0
  /// The input, or other root, of the current step.
  var root: DraftKey?
  /// The bindings of closures that other participants run, by the call that created the closures.
  var closures: [DraftKey: [ClosureBinding]] = [:]
  /// The number of drafts when the current input began.
  var inputStart = 0
  /// The number of calls in progress that are counted but not recorded.
  var depth = 0
  /// The endless loop that stopped the recording, if there was one.
  var overflow: Overflow?
}

struct ParticipantPair: Hashable {
  let source: ParticipantIndex
  let sink: ParticipantIndex
}

extension RecorderState {
  /// The acting participant: the one whose code is running.
  var acting: ParticipantIndex? { stack.last?.participant }

  /// The line of traced code that is running, from the innermost frame that has one.
  var line: NumberedLine? { stack.last { $0.line != nil }?.line }

  /// Creates a draft inside the current frame and writes it.
  ///
  /// Inside a `deinit`, writing is deferred to the end of the step. A draft that is itself a
  /// `deinit`, `ending` its participant, has no parent: optimisation decides where an object is
  /// released.
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

  /// Pushes the frame that a draft opens; a frame inside a `deinit` belongs to that `deinit`.
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

  /// Pops the innermost frames up to and including the one that a draft opened.
  mutating func pop(_ key: DraftKey) {
    guard let index = stack.lastIndex(where: { $0.key == key }) else { return }
    stack.removeLast(stack.count - index)
    if !waiting.isEmpty { waiting.removeAll { $0.call.key >= key } }
  }

  /// Returns the index in use for an object that turned out to have several.
  func resolve(_ participant: ParticipantIndex) -> ParticipantIndex {
    var participant = participant
    while let same = participants[participant].sameAs { participant = same }
    return participant
  }

  /// Adds a participant and returns its index.
  mutating func add(_ type: Any.Type, _ role: Role, isObject: Bool) -> ParticipantIndex {
    participants.append(ParticipantDraft(type: type, role: role, isObject: isObject))
    return participants.count - 1
  }

  /// Returns the index of a type that takes part without instances.
  mutating func participant(ofType type: Any.Type, _ role: Role) -> ParticipantIndex {
    let name = KnownTypes.name(of: type)
    if let participant = types[name] { return participant }
    let participant = add(type, role, isObject: false)
    types[name] = participant
    return participant
  }
}

/// A traced type, with a check for the types that inherit from it.
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
