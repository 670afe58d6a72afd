extension ValueTree where Reference == ParticipantIndex {
  /// Returns the same tree with participant identifiers in place of indices.
  ///
  /// A generic version takes several times as long, and every recorded value passes through here.
  func named(_ name: (ParticipantIndex) -> Participant.ID) -> TraceValue {
    switch self {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .decimal(let value): .decimal(value)
    case .text(let text): .text(text)
    case .longText(let text, let count): .longText(text, leftOut: count)
    case .enumCase(let label, let fields): .enumCase(label, fields.named(name))
    case .structure(let type, let fields): .structure(type, fields.named(name))
    case .tuple(let fields): .tuple(fields.named(name))
    case .list(let elements): .list(elements.named(name))
    case .set(let elements): .set(elements.named(name))
    case .dictionary(let entries):
      .dictionary(entries.map { .init(key: $0.key.named(name), value: $0.value.named(name)) })
    case .keyPath(let root, let value): .keyPath(root: root, value: value)
    case .closure: .closure
    case .participant(let participant): .participant(name(participant))
    case .type(let type): .type(type)
    case .described(let text): .described(text)
    case .leftOut(let count): .leftOut(count)
    }
  }
}

extension [CapturedValue] {
  /// Returns the same trees with participant identifiers in place of indices.
  func named(_ name: (ParticipantIndex) -> Participant.ID) -> [TraceValue] {
    map { $0.named(name) }
  }
}

extension [ValueField<ParticipantIndex>] {
  fileprivate func named(_ name: (ParticipantIndex) -> Participant.ID) -> [ValueField<
    Participant.ID
  >] {
    map { ValueField<Participant.ID>($0.name, $0.value.named(name)) }
  }
}

extension EventPayload where Reference == ParticipantIndex {
  /// Returns the same payload with participant identifiers in place of indices.
  func named(_ name: (ParticipantIndex) -> Participant.ID) -> Event.Payload {
    switch self {
    case .input(let input): .input(input)
    case .call(let member, let arguments): .call(member, arguments: arguments.named(name))
    case .return(let member, .nothing): .return(member, .nothing)
    case .return(let member, .value(let value)): .return(member, .value(value.named(name)))
    case .return(let member, .error(let error)): .return(member, .error(error.named(name)))
    case .read(let property, let value): .read(property: property, value: value.named(name))
    case .state(let property, let old, let new):
      .state(property: property, old: old.named(name), new: new.named(name))
    case .bind(let binding): .bind(binding)
    case .unbind(let binding): .unbind(binding)
    case .notify(let binding, let values): .notify(binding, values: values.named(name))
    case .effect(let widget, let property, let old, let new):
      .effect(widget: widget, property: property, old: old.named(name), new: new.named(name))
    case .navigate(let navigation, let came, let went):
      .navigate(navigation, came: came.map(name), went: went.map(name))
    case .schedule(let label, let due): .schedule(label: label, due: due)
    case .resume(let label): .resume(label: label)
    case .create: .create
    case .destroy: .destroy
    }
  }
}
