extension Event: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, step, kind, parent, cause, from, to, caller, time
    case location = "place"
    case verb, target, values, purpose, member, labels, arguments, value, error, property, old
    case new, binding, widget, redundant, navigation, came, went, label, due
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(id, forKey: .id)
    try object.encode(step, forKey: .step)
    try object.encode(kind, forKey: .kind)
    try object.encodeIfPresent(parent, forKey: .parent)
    try object.encodeIfPresent(cause, forKey: .cause)
    try object.encodeIfPresent(from, forKey: .from)
    try object.encodeIfPresent(to, forKey: .to)
    try object.encodeIfPresent(location, forKey: .location)
    try object.encodeIfPresent(caller, forKey: .caller)
    try object.encode(time, forKey: .time)
    try encodePayload(to: &object)
  }

  private func encodePayload(to object: inout KeyedEncodingContainer<CodingKeys>) throws {
    switch payload {
    case .input(let input):
      try object.encode(input.verb, forKey: .verb)
      try object.encodeIfPresent(input.target, forKey: .target)
      if !input.values.isEmpty { try object.encode(input.values, forKey: .values) }
      try object.encode(input.purpose, forKey: .purpose)
    case .call(let member, let arguments):
      try encode(member, to: &object)
      try object.encode(arguments, forKey: .arguments)
    case .return(let member, let outcome):
      try encode(member, to: &object)
      switch outcome {
      case .nothing: break
      case .value(let value): try object.encode(value, forKey: .value)
      case .error(let error): try object.encode(error, forKey: .error)
      }
    case .read(let property, let value):
      try object.encode(property, forKey: .property)
      try object.encode(value, forKey: .value)
    case .state(let property, let old, let new):
      try object.encode(property, forKey: .property)
      try object.encode(old, forKey: .old)
      try object.encode(new, forKey: .new)
    case .bind(let id), .unbind(let id): try object.encode(id, forKey: .binding)
    case .notify(let id, let values):
      try object.encode(id, forKey: .binding)
      try object.encode(values, forKey: .values)
    case .effect(let widget, let property, let old, let new):
      try object.encode(widget, forKey: .widget)
      try object.encode(property, forKey: .property)
      try object.encode(old, forKey: .old)
      try object.encode(new, forKey: .new)
      try object.encode(isRedundant, forKey: .redundant)
    case .navigate(let navigation, let came, let went):
      try object.encode(navigation, forKey: .navigation)
      try object.encode(came, forKey: .came)
      try object.encode(went, forKey: .went)
    case .schedule(let label, let due):
      try object.encode(label, forKey: .label)
      try object.encode(due, forKey: .due)
    case .resume(let label): try object.encode(label, forKey: .label)
    case .create, .destroy: break
    }
  }

  private func encode(
    _ member: Member, to object: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    try object.encode(member.name, forKey: .member)
    try object.encodeIfPresent(member.labels, forKey: .labels)
  }
}

// MARK: Reading

extension Event {
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try object.decode(Int.self, forKey: .id),
      step: try object.decode(Int.self, forKey: .step),
      parent: try object.decodeIfPresent(Int.self, forKey: .parent),
      cause: try object.decodeIfPresent(Int.self, forKey: .cause),
      from: try object.decodeIfPresent(String.self, forKey: .from),
      to: try object.decodeIfPresent(String.self, forKey: .to),
      try Self.payload(try object.decode(EventKind.self, forKey: .kind), object),
      location: try object.decodeIfPresent(SourceLine.self, forKey: .location),
      caller: try object.decodeIfPresent(SourceLine.self, forKey: .caller),
      time: try object.decode(Int.self, forKey: .time))
  }

  private static func payload(
    _ kind: EventKind, _ object: KeyedDecodingContainer<CodingKeys>
  ) throws -> Payload {
    func text(_ key: CodingKeys) throws -> String { try object.decode(String.self, forKey: key) }
    func number(_ key: CodingKeys) throws -> Int { try object.decode(Int.self, forKey: key) }
    func value(_ key: CodingKeys) throws -> TraceValue {
      try object.decode(TraceValue.self, forKey: key)
    }
    func values(_ key: CodingKeys) throws -> [TraceValue] {
      try object.decode([TraceValue].self, forKey: key)
    }
    switch kind {
    case .input:
      return .input(
        Input(
          try text(.verb), target: try object.decodeIfPresent(String.self, forKey: .target),
          values: object.contains(.values) ? try values(.values) : [],
          purpose: try object.decode(Input.Purpose.self, forKey: .purpose)))
    case .call: return .call(try member(object), arguments: try values(.arguments))
    case .return:
      if object.contains(.error) { return .return(try member(object), .error(try value(.error))) }
      let outcome: CallOutcome = object.contains(.value) ? .value(try value(.value)) : .nothing
      return .return(try member(object), outcome)
    case .read: return .read(property: try text(.property), value: try value(.value))
    case .state:
      return .state(property: try text(.property), old: try value(.old), new: try value(.new))
    case .bind: return .bind(try number(.binding))
    case .unbind: return .unbind(try number(.binding))
    case .notify: return .notify(try number(.binding), values: try values(.values))
    case .effect:
      return .effect(
        widget: try text(.widget), property: try text(.property), old: try value(.old),
        new: try value(.new))
    case .navigate:
      return .navigate(
        try object.decode(Navigation.self, forKey: .navigation),
        came: try object.decode([String].self, forKey: .came),
        went: try object.decode([String].self, forKey: .went))
    case .schedule: return .schedule(label: try text(.label), due: try number(.due))
    case .resume: return .resume(label: try text(.label))
    case .create: return .create
    case .destroy: return .destroy
    }
  }

  private static func member(_ object: KeyedDecodingContainer<CodingKeys>) throws -> Member {
    Member(
      try object.decode(String.self, forKey: .member),
      labels: try object.decodeIfPresent([String].self, forKey: .labels))
  }
}
