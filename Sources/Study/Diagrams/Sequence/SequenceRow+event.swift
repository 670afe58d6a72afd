import Trace

extension RowKind {
  /// Creates the kind of row that an event is drawn as; `nil` for a return.
  init?(_ event: Event) {
    switch event.kind {
    case .input: self = .input
    case .resume: self = .resume
    case .call: self = event.from == event.to ? .own : .call
    case .read: self = .read
    case .notify: self = .notify
    case .state: self = .state
    case .effect: self = .effect
    case .navigate: self = .navigate
    case .schedule: self = .schedule
    case .bind: self = .bind
    case .unbind: self = .unbind
    case .create: self = .create
    case .destroy: self = .destroy
    case .return: return nil
    }
  }
}

extension SequenceRow {
  /// The row of an event, which has the name of another: of the call that a notification is.
  init(
    _ kind: RowKind, _ event: Event, named: Event, returning outcome: Event?, depth: Int,
    bindings: [Binding]
  ) {
    self.kind = kind
    self.event = event
    location = named.location ?? event.location
    self.from = event.from
    self.to = event.to
    self.depth = depth
    let words = RowWords(bindings: bindings)
    label = kind == .create ? event.to ?? "" : words.label(named)
    value = words.value(named, returning: outcome)
  }
}

/// The words beside a mark.
private struct RowWords {
  let bindings: [Binding]

  func label(_ event: Event) -> String {
    switch event.payload {
    case .input(let input): input.description
    case .call(let member, let arguments): member.call(with: arguments.map(short))
    case .return(let member, _): member.name
    case .read(let property, _), .state(let property, _, _): property
    case .effect(let widget, let property, _, _): "\(widget).\(property)"
    case .notify(let id, let values):
      values.isEmpty ? name(of: id) : "\(name(of: id))(\(list(values)))"
    case .bind(let id), .unbind(let id): name(of: id)
    case .navigate(let navigation, let came, let went):
      "\(navigation.rawValue) \((came.isEmpty ? went : came).joined(separator: ", "))"
    case .schedule(let label, let due): "\(label) +\(due - event.time) ms"
    case .resume(let label): label
    case .create: "create"
    case .destroy: "destroy"
    }
  }

  func value(_ event: Event, returning outcome: Event?) -> String? {
    switch event.payload {
    case .state(_, let old, let new): old.briefChange(to: new, atMost: Self.limit)
    case .effect(_, _, _, let new): short(new)
    case .read(_, let value): "= \(short(value))"
    case .bind(let id): binding(id)?.mechanism.rawValue
    case .call: outcome.flatMap(result)
    default: nil
    }
  }

  private func result(_ event: Event) -> String? {
    guard case .return(_, let outcome) = event.payload else { return nil }
    return switch outcome {
    case .nothing: nil
    case .value(let value): "→ \(short(value))"
    case .error(let error): "throws \(short(error))"
    }
  }

  private func list(_ values: [TraceValue]) -> String {
    values.map(short).joined(separator: ", ")
  }

  /// The most characters of a value.
  private static let limit = 100

  private func short(_ value: TraceValue) -> String { value.briefText(atMost: Self.limit) }

  private func name(of id: Binding.ID) -> String { binding(id)?.member ?? "" }

  private func binding(_ id: Binding.ID) -> Binding? {
    bindings.indices.contains(id - 1) ? bindings[id - 1] : nil
  }
}
