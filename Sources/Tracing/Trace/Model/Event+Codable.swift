extension Event: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, step, kind, parent, cause, from, to, caller, time
    case location = "place"
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
    try EventMembers(self).encode(to: encoder)
  }
}

/// The members of an event's object that only some kinds have.
struct EventMembers: Encodable {
  enum CodingKeys: String, CodingKey {
    case verb, target, values, purpose, member, labels, arguments, value, error, property, old, new
    case binding, widget, redundant, navigation, came, went, label, due
  }

  private(set) var verb: String?
  private(set) var target: String?
  private(set) var values: [TraceValue]?
  private(set) var purpose: Input.Purpose?
  let member: String?
  let labels: [String]?
  private(set) var arguments: [TraceValue]?
  private(set) var value: TraceValue?
  private(set) var error: TraceValue?
  private(set) var property: String?
  private(set) var old: TraceValue?
  private(set) var new: TraceValue?
  let binding: Binding.ID?
  private(set) var widget: String?
  private(set) var redundant: Bool?
  private(set) var navigation: Navigation?
  private(set) var came: [Participant.ID]?
  private(set) var went: [Participant.ID]?
  private(set) var label: String?
  private(set) var due: Int?

  init(_ event: Event) {
    let called = event.member
    (member, labels, binding) = (called?.name, called?.labels, event.binding)
    switch event.payload {
    case .input(let input):
      (verb, target, purpose) = (input.verb, input.target, input.purpose)
      values = input.values.isEmpty ? nil : input.values
    case .call(_, let arguments): self.arguments = arguments
    case .return(_, .value(let value)): self.value = value
    case .return(_, .error(let error)): self.error = error
    case .read(let property, let value): (self.property, self.value) = (property, value)
    case .state(let property, let old, let new):
      (self.property, self.old, self.new) = (property, old, new)
    case .notify(_, let values): self.values = values
    case .effect(let widget, let property, let old, let new):
      (self.widget, self.property, self.old, self.new) = (widget, property, old, new)
      redundant = event.isRedundant
    case .navigate(let navigation, let came, let went):
      (self.navigation, self.came, self.went) = (navigation, came, went)
    case .schedule(let label, let due): (self.label, self.due) = (label, due)
    case .resume(let label): self.label = label
    case .return(_, .nothing), .bind, .unbind, .create, .destroy: break
    }
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
      try Self.payload(
        try object.decode(EventKind.self, forKey: .kind),
        try decoder.container(keyedBy: EventMembers.CodingKeys.self)),
      location: try object.decodeIfPresent(SourceLine.self, forKey: .location),
      caller: try object.decodeIfPresent(SourceLine.self, forKey: .caller),
      time: try object.decode(Int.self, forKey: .time))
  }

  private static func payload(
    _ kind: EventKind, _ object: KeyedDecodingContainer<EventMembers.CodingKeys>
  ) throws -> Payload {
    func member<Value: Decodable>(_ key: EventMembers.CodingKeys) throws -> Value {
      try object.decode(Value.self, forKey: key)
    }
    func called() throws -> Member {
      Member(
        try member(.member), labels: try object.decodeIfPresent([String].self, forKey: .labels))
    }
    switch kind {
    case .input:
      return .input(
        Input(
          try member(.verb), target: try object.decodeIfPresent(String.self, forKey: .target),
          values: object.contains(.values) ? try member(.values) : [],
          purpose: try member(.purpose)))
    case .call: return .call(try called(), arguments: try member(.arguments))
    case .return:
      if object.contains(.error) { return .return(try called(), .error(try member(.error))) }
      let outcome: CallOutcome = object.contains(.value) ? .value(try member(.value)) : .nothing
      return .return(try called(), outcome)
    case .read: return .read(property: try member(.property), value: try member(.value))
    case .state:
      return .state(property: try member(.property), old: try member(.old), new: try member(.new))
    case .bind: return .bind(try member(.binding))
    case .unbind: return .unbind(try member(.binding))
    case .notify: return .notify(try member(.binding), values: try member(.values))
    case .effect:
      return .effect(
        widget: try member(.widget), property: try member(.property), old: try member(.old),
        new: try member(.new))
    case .navigate:
      return .navigate(
        try member(.navigation), came: try member(.came), went: try member(.went))
    case .schedule: return .schedule(label: try member(.label), due: try member(.due))
    case .resume: return .resume(label: try member(.label))
    case .create: return .create
    case .destroy: return .destroy
    }
  }
}
