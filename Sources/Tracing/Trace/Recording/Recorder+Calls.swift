extension Recorder {
  /// Returns an object's index in this recording, and records its type and its declared role.
  func participant<Object: Traceable>(of object: Object, _ role: Role) -> ParticipantIndex? {
    guard let participant = object._life.participant(in: self) else { return nil }
    update { $0.hear(object, role, at: participant) }
    return participant
  }

  /// Enters a body; `isEnd` marks that of a `deinit`, and `type` is the type that an initialiser
  /// creates.
  func enter(
    _ member: Member, _ arguments: [Any?], _ body: Body, isEnd: Bool = false,
    initialising type: Any.Type? = nil,
    of participant: (inout RecorderState) -> ParticipantIndex
  ) -> Call {
    let captured = arguments.isEmpty ? [] : arguments.map(ValueCapture.tree)
    return update(initialising: type) { state in
      let participant = participant(&state)
      guard state.overflow == nil else {
        return scope == .program ? .unrecorded : .refused
      }
      let from = isEnd ? nil : state.acting
      let delivery = state.deliverToDelegate(from: from, to: participant, member: member, captured)
      let ending = isEnd ? participant : nil
      let key = state.add(
        .call(member, arguments: captured), from: from, to: participant, at: body.start,
        ending: ending)
      if let type, !state.waiting.isEmpty { state.noteInit(key, of: type) }
      state.push(
        key, participant: participant, caller: from, ending: ending,
        receivesClosure: captured.contains(.closure),
        line: body.firstStatement)
      return Call(
        RecordedCall(
          recorder: self, key: key, member, of: participant, by: from, delivery: delivery,
          file: body.file))
    }
  }
}

extension RecorderState {
  /// Marks an object of this recording as seen, and records its type and its declared role.
  mutating func hear<Object: Traceable>(
    _ object: Object, _ role: Role, at participant: ParticipantIndex
  ) {
    participants[participant].hear(Object.self, role, type: type(of: object))
    meet(object, at: participant)
  }

  /// Returns the index of the object that an initialiser is about to initialise.
  ///
  /// It is that of the life that has just begun, or a new one until the object is adopted.
  mutating func participantForInit(of type: Any.Type, _ role: Role) -> ParticipantIndex {
    if let last = lastDraft.map({ drafts[$0] }), last.payload == .create, let life = newestLife,
      last.to == life.participant, life.declaring.type == type
    {
      participants[life.participant].hear(type, role, type: nil)
      return life.participant
    }
    guard type is AnyObject.Type else { return participant(ofType: type, role) }
    let participant = add(type, role, isObject: true)
    unadopted[drafts.count] = TracedType(type)
    return participant
  }

  /// Records which object the initialiser with the given key initialises.
  mutating func adopt(
    _ participant: ParticipantIndex, in key: DraftKey, tracedType: Any.Type, type: Any.Type?
  ) {
    guard let provisional = drafts[key].to else { return }
    participants[participant].hear(tracedType, participants[provisional].role, type: type)
    unadopted[key] = nil
    guard provisional != participant else { return }
    participants[provisional].sameAs = participant
  }

  /// Records a call from a delegate-like binding's source to its sink as a notification.
  mutating func deliverToDelegate(
    from: ParticipantIndex?, to: ParticipantIndex, member: Member, _ arguments: [CapturedValue]
  ) -> DraftKey? {
    guard !delegates.isEmpty, let from else { return nil }
    let pair = ParticipantPair(source: resolve(from), sink: resolve(to))
    return delegates[pair]?.last.map { notify($0, arguments) }
  }
}
