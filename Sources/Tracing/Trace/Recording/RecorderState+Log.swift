extension RecorderState {
  /// Returns the log, with identifiers, numbers and names in place of keys and indices.
  func log() -> EventLog {
    let taking = participantNames()
    // Names are looked up once for each index, and the closure does not capture the whole state.
    let names = participants.indices.map { taking[resolve($0)]?.id ?? "" }
    let name: (ParticipantIndex) -> Participant.ID = { names[$0] }
    var identifiers: [Event.ID?] = Array(repeating: nil, count: drafts.count)
    for (index, key) in order.keys.enumerated() { identifiers[key] = index + 1 }
    var paths = PackageFiles()
    let events = order.keys.enumerated().map { index, key in
      let draft = drafts[key]
      return Event(
        id: index + 1, step: draft.step, parent: draft.parent.flatMap { identifiers[$0] },
        cause: draft.cause.flatMap { identifiers[$0] }, from: draft.from.map(name),
        to: draft.to.map(name), draft.payload.named(name),
        location: draft.location.map { paths.line(files.line($0)) },
        caller: draft.caller.map { paths.line(files.line($0)) }, time: draft.time)
    }
    return EventLog(
      participants: taking.sorted { $0.key < $1.key }.map(\.value),
      bindings: bindings.enumerated().map { index, binding in
        Binding(
          id: index + 1, mechanism: binding.mechanism, source: binding.source.map(name) ?? "",
          sink: binding.sink.map(name) ?? "", member: binding.member, operators: binding.operators)
      },
      events: events)
  }

  /// Returns the participants, with their identifiers, by index.
  func participantNames() -> [ParticipantIndex: Participant] {
    var counts: [String: Int] = [:]
    var names: [ParticipantIndex: Participant] = [:]
    for (participant, draft) in participants.enumerated() where draft.sameAs == nil {
      let number = draft.isObject ? counts[draft.type, default: 0] + 1 : 0
      if draft.isObject { counts[draft.type] = number }
      names[participant] = Participant(
        type: draft.type, number: number, role: draft.role, isScreen: draft.isScreen)
    }
    return names
  }
}
