public import Trace

extension KeptRecording {
  /// Creates the kept form of a log, in an order that does not depend on scheduling.
  ///
  /// Events in one task or thread keep their order. Work that a call started elsewhere or for
  /// later is an unordered set below that call, sorted by content. Participants are numbered, and
  /// values get tokens, in order of first appearance.
  ///
  /// - Parameters:
  ///   - log: The recorded log.
  ///   - keepsValues: Indicates whether values are kept, rather than tokens.
  /// - Complexity: O(*n*) in the number of events, without the sorting of unordered sets.
  public init(_ log: EventLog, keepsValues: Bool = false) {
    var writer = RowWriter(log, keepsValues: keepsValues)
    writer.writeAll()
    self.init(participants: writer.keptParticipants, rows: writer.rows)
  }
}

/// Writes the rows of a log.
private struct RowWriter {
  private let log: EventLog
  private let keepsValues: Bool
  private let participants: [Participant.ID: Participant]
  /// The participants whose creation is shown by the call of an initialiser.
  private let initialised: Set<Participant.ID>
  private var inside: [[Event.ID]]
  private var later: [[Event.ID]]
  private var roots: [Event.ID] = []
  private var results: [Event.ID: CallOutcome<Participant.ID>] = [:]

  private(set) var keptParticipants: [KeptRecording.KeptParticipant] = []
  private(set) var rows: [RecordedRow] = []
  private var names: [Participant.ID: String] = [:]
  private var numbers: [String: Int] = [:]
  private var tokens = ValueTokens()

  init(_ log: EventLog, keepsValues: Bool) {
    self.log = log
    self.keepsValues = keepsValues
    participants = Dictionary(log.participants.map { ($0.id, $0) }) { first, _ in first }
    inside = Array(repeating: [], count: log.events.count + 1)
    later = inside
    var initialised: Set<Participant.ID> = []
    for event in log.events {
      if case .return(_, let outcome) = event.payload, let call = event.parent {
        results[call] = outcome
      } else if let parent = event.parent {
        inside[parent].append(event.id)
      } else if event.kind == .resume, let cause = event.cause {
        later[cause].append(event.id)
      } else {
        roots.append(event.id)
      }
      if case .call(let member, _) = event.payload, member.isInitialiser, let object = event.to {
        initialised.insert(object)
      }
    }
    self.initialised = initialised
  }

  mutating func writeAll() {
    let acts = roots.filter { log[$0].kind != .destroy }
    let known = acts.filter { log[$0].step != EventLog.unattributedStep }
    let unattributed = acts.filter { log[$0].step == EventLog.unattributedStep }
    for root in known + sorted(unattributed) {
      write(log[root], at: 0)
    }
    let ended = roots.map { log[$0] }.filter { $0.kind == .destroy }
    // The ended participants are known, but optimisation decides when they ended.
    let names = ended.compactMap { $0.to.map { name(of: $0) } }.sorted()
    rows += names.map { RecordedRow(depth: 0, from: $0, .ends, to: "here", "") }
  }

  private mutating func write(_ event: Event, at depth: Int) {
    let isTold = event.kind == .create && event.to.map(initialised.contains) == true
    if !isTold, let row = row(of: event, at: depth) { rows.append(row) }
    for child in inside[event.id] { write(log[child], at: depth + 1) }
    for child in sorted(later[event.id]) { write(log[child], at: depth + 1) }
  }

  // MARK: Order

  /// Returns the work that a call started in several tasks, sorted by content.
  ///
  /// The first key uses only names and tokens from the rows above, the second all values.
  private func sorted(_ events: [Event.ID]) -> [Event.ID] {
    guard events.count > 1 else { return events }
    return events.map { (key: (shape(of: $0), shape(of: $0, withValues: true)), $0) }
      .sorted { $0.key < $1.key }.map(\.1)
  }

  /// Returns a text that describes an event and everything that follows from it.
  private func shape(of id: Event.ID, withValues: Bool = false) -> String {
    let event = log[id]
    let (what, values): (String, [TraceValue]) =
      switch event.payload {
      case .call(let member, let arguments): (member.description, arguments)
      case .read(let property, let value): (property, [value])
      case .state(let property, let old, let new): (property, [old, new])
      case .effect(let widget, let property, let old, let new):
        ("\(widget).\(property)", [old, new])
      case .bind(let id), .unbind(let id): (member(of: id), [])
      case .notify(let id, let values): (member(of: id), values)
      default: ("", [])
      }
    let words =
      [event.from, event.to].map { $0.map(knownName) ?? "" } + [event.kind.rawValue, what]
      + values.map { withValues ? $0.text : knownText(of: $0) }
      + (inside[id] + sorted(later[id])).map { shape(of: $0, withValues: withValues) }
    return "[\(words.joined(separator: ";"))]"
  }

  private func member(of binding: Binding.ID) -> String { log.binding(binding)?.member ?? "" }

  /// Returns the name that a participant has in the rows above, or its type.
  private func knownName(of id: Participant.ID) -> String {
    names[id] ?? participants[id]?.type ?? ""
  }

  /// Returns a value's text with the tokens of the rows above; leaves without a token are omitted.
  private func knownText(of value: TraceValue) -> String {
    if let token = tokens.known(value) { return token }
    return switch value {
    case .participant(let id): knownName(of: id)
    case .enumCase(let name, let fields), .structure(let name, let fields):
      name + fields.map { knownText(of: $0.value) }.joined(separator: ",")
    case .tuple(let fields): fields.map { knownText(of: $0.value) }.joined(separator: ",")
    case .list(let elements), .set(let elements):
      elements.map(knownText).joined(separator: ",")
    case .null, .boolean, .type: value.text
    case .integer, .decimal, .text, .longText, .described, .dictionary, .keyPath, .closure,
      .leftOut:
      ""
    }
  }

  // MARK: Rows

  private mutating func row(of event: Event, at depth: Int) -> RecordedRow? {
    guard let (act, what) = content(of: event) else { return nil }
    let from = event.from.map { name(of: $0) } ?? Self.nobody(in: event)
    let to = event.to.map { name(of: $0) } ?? from
    return RecordedRow(depth: depth, from: from, act, to: to, what)
  }

  /// Returns the actor of an event that has no acting participant.
  private static func nobody(in event: Event) -> String {
    event.kind == .resume ? "later" : event.step == EventLog.unattributedStep ? "?" : "test"
  }

  private mutating func content(of event: Event) -> (RecordedRow.Act, String)? {
    switch event.payload {
    case .call(let member, let arguments):
      let call = member.call(with: arguments.map { text(of: $0) })
      return (.calls, call + result(of: event.id))
    case .return, .destroy: return nil
    case .read(let property, let value): return (.reads, "\(property) = \(text(of: value))")
    case .state(let property, let old, let new):
      return (.writes, "\(property) \(text(of: old)) → \(text(of: new))")
    case .bind(let id): return (.subscribes, member(of: id))
    case .unbind(let id): return (.unsubscribes, member(of: id))
    case .notify(let id, let values):
      let list = values.map { text(of: $0) }.joined(separator: ", ")
      return (.notifies, member(of: id) + (list.isEmpty ? "" : "(\(list))"))
    case .effect(let widget, let property, _, let new):
      return (.shows, "\(widget).\(property) = \(text(of: new))")
    case .navigate(let navigation, _, _): return (.shows, navigation.rawValue)
    case .schedule(let label, _): return (.schedules, label)
    case .resume: return (.resumes, "")
    case .create: return (.creates, "")
    case .input(let input): return (.calls, input.description)
    }
  }

  private mutating func result(of call: Event.ID) -> String {
    switch results[call] {
    case .nothing?, nil: ""
    case .value(let value)?: " → \(text(of: value))"
    case .error(let error)?: " throws \(text(of: error))"
    }
  }

  // MARK: Names and values

  private mutating func name(of id: Participant.ID) -> String {
    if let name = names[id] { return name }
    let participant = participants[id]
    let type = (participant?.type ?? id).filter { $0 != " " }
    var name = type
    if participant?.isObject == true {
      numbers[type, default: 0] += 1
      name += "#\(numbers[type, default: 0])"
    }
    names[id] = name
    keptParticipants.append(.init(name: name, role: participant?.side.name ?? ""))
    return name
  }

  private mutating func text(of value: TraceValue) -> String {
    let named = renamed(value)
    return (keepsValues ? named : tokens.token(for: named)).text
      .replacing("\n", with: "\\n")
  }

  /// Returns the value with the participants' names in the rows.
  private mutating func renamed(_ value: TraceValue) -> TraceValue {
    if case .participant(let id) = value { return .participant(name(of: id)) }
    return value.replacingParts { renamed($0) }
  }
}
