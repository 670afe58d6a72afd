package import Trace

extension KeptRecording.KeptParticipant {
  /// Returns the participant of a log, with its role from `roles`, a standard role, or one of that
  /// name.
  package func participant(among roles: [Role] = []) -> Participant {
    let parts = name.split(separator: "#", maxSplits: 1)
    let number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let type = number > 0 ? String(parts[0]) : name
    if role == Side.screen.name {
      return Participant(type: type, number: number, role: .view, isScreen: true)
    }
    let known = roles.first { $0.rawValue == role } ?? Role(named: role)
    return Participant(type: type, number: number, role: known)
  }
}

extension EventLog {
  /// Creates a log from a kept recording, for code that draws or judges logs.
  ///
  /// It has no times, source lines, binding mechanisms (all are ``Mechanism/observer``) or old
  /// values of effects, and its values are the texts of the rows. Work that a call started for
  /// later is inside that call, but after its return.
  ///
  /// - Parameters:
  ///   - recording: The kept recording.
  ///   - roles: The roles of the program, of which a recording has only the names.
  /// - Complexity: O(*n*) in the number of rows, and for each delivery in the number of bindings.
  package init(_ recording: KeptRecording, roles: [Role] = []) {
    var builder = KeptLogBuilder(recording.participants.map { $0.participant(among: roles) })
    for row in recording.rows { builder.append(row) }
    builder.close(downTo: 0)
    self = builder.log
  }
}

/// Builds events from rows.
private struct KeptLogBuilder {
  private let participants: [Participant]
  private let known: Set<Participant.ID>
  private var bindings: [Binding] = []
  private var events: [Event] = []
  private var alive: Set<Participant.ID> = []
  /// The rows around the next one, the outermost first.
  private var open: [OpenRow] = []

  private struct OpenRow {
    let event: Event
    /// The return of a call, until it is written.
    var pending: Event.Payload?
  }

  init(_ participants: [Participant]) {
    self.participants = participants
    known = Set(participants.map(\.id))
  }

  var log: EventLog { EventLog(participants: participants, bindings: bindings, events: events) }

  mutating func append(_ row: RecordedRow) {
    close(downTo: row.depth)
    // Work that a call starts for later runs after the call has returned.
    if row.act == .resumes { returnFromLast() }
    let from = known.contains(row.from) ? row.from : nil
    let to = row.act == .ends ? from : known.contains(row.to) ? row.to : nil
    let step =
      open.last?.event.step ?? (row.from == "?" ? EventLog.unattributedStep : 0)
    let call = row.act == .calls && to != nil ? KeptCall(row.what, participants: known) : nil
    let event = Event(
      id: events.count + 1, step: step, parent: open.last?.event.id,
      from: row.act == .ends ? nil : from, to: to,
      call.map { .call($0.member, arguments: $0.arguments) } ?? payload(of: row, from, to))
    events.append(event)
    open.append(OpenRow(event: event, pending: call.map { .return($0.member, $0.outcome) }))
    if event.kind == .create, let to { alive.insert(to) }
    if event.isCreation, let to, alive.insert(to).inserted {
      events.append(
        Event(id: events.count + 1, step: step, parent: event.id, from: from, to: to, .create))
    }
  }

  /// Closes the rows at a depth or deeper.
  mutating func close(downTo depth: Int) {
    while open.count > depth {
      returnFromLast()
      open.removeLast()
    }
  }

  private mutating func returnFromLast() {
    guard let last = open.indices.last, let ending = open[last].pending else { return }
    open[last].pending = nil
    let call = open[last].event
    events.append(
      Event(
        id: events.count + 1, step: call.step, parent: call.id, from: call.from, to: call.to, ending
      ))
  }

  // MARK: Contents

  /// Returns the payload of a row that is not a call of a participant.
  private mutating func payload(
    of row: RecordedRow, _ from: Participant.ID?, _ to: Participant.ID?
  ) -> Event.Payload {
    switch row.act {
    case .calls: return .input(Input(row.what))
    case .reads:
      let (property, value) = row.what.divided(at: " = ")
      return .read(property: property, value: self.value(value))
    case .writes:
      let (property, values) = row.what.divided(at: " ")
      let (old, new) = values.divided(at: " → ")
      return .state(property: property, old: value(old), new: value(new))
    case .creates: return .create
    case .subscribes: return .bind(newBinding(from, to, member: row.what))
    case .unsubscribes:
      let bound = bindings(from, to).last { $0.member == row.what }
      return .unbind(bound?.id ?? newBinding(from, to, member: row.what))
    case .notifies: return notification(row.what, from, to)
    case .shows:
      if let navigation = Navigation(rawValue: row.what) {
        return .navigate(navigation, came: [], went: [])
      }
      let (target, new) = row.what.divided(at: " = ")
      let dot = target.lastIndex(of: ".") ?? target.startIndex
      return .effect(
        widget: String(target[..<dot]), property: String(target[dot...].drop { $0 == "." }),
        old: .leftOut(0), new: value(new))
    case .schedules: return .schedule(label: row.what, due: 0)
    case .resumes: return .resume(label: row.what)
    case .ends: return .destroy
    }
  }

  private func value(_ text: String) -> TraceValue {
    TraceValue(written: text, participants: known)
  }

  // MARK: Bindings

  /// Returns a delivery through the binding with the longest member that the row begins with.
  ///
  /// Without one, the member was bound before the recording, and a new binding is added.
  private mutating func notification(
    _ what: String, _ from: Participant.ID?, _ to: Participant.ID?
  ) -> Event.Payload {
    let bound = bindings(from, to).filter { what.hasPrefix($0.member) }
      .max { $0.member.count < $1.member.count }
    let call = KeptCall(what, participants: known)
    let id = bound?.id ?? newBinding(from, to, member: call.member.name)
    let member = bindings[id - 1].member
    let rest = what.dropFirst(member.count)
    let values = KeptCall(member.isEmpty ? what : "_\(rest)", participants: known).arguments
    return .notify(id, values: values)
  }

  private func bindings(_ from: Participant.ID?, _ to: Participant.ID?) -> [Binding] {
    bindings.filter { $0.source == from ?? "" && $0.sink == to ?? "" }
  }

  private mutating func newBinding(
    _ from: Participant.ID?, _ to: Participant.ID?, member: String
  ) -> Binding.ID {
    bindings.append(
      Binding(
        id: bindings.count + 1, mechanism: .observer, source: from ?? "", sink: to ?? "",
        member: member))
    return bindings.count
  }
}

/// A call in a row of a kept recording: `price(of: <text 1>) → <number 1>`.
private struct KeptCall {
  private(set) var member: Member
  private(set) var arguments: [TraceValue] = []
  private(set) var outcome: CallOutcome<Participant.ID> = .nothing

  /// Parses a call; text that is not a name with arguments is taken as a name.
  init(_ text: String, participants: Set<Participant.ID>) {
    guard let start = text.firstIndex(of: "("),
      let end = text.positions(of: ")", from: text.index(after: start)).first
    else {
      member = Member(text, labels: nil)
      return
    }
    let inside = text[text.index(after: start)..<end]
    let parts = inside.isEmpty ? [] : inside.parts(between: ", ").map(Self.argument)
    member = Member(String(text[..<start]), labels: parts.map(\.label))
    arguments = parts.map { TraceValue(written: $0.value, participants: participants) }
    let rest = text[text.index(after: end)...]
    for (sign, isError) in [(" → ", false), (" throws ", true)] where rest.hasPrefix(sign) {
      let value = TraceValue(
        written: String(rest.dropFirst(sign.count)), participants: participants)
      outcome = isError ? .error(value) : .value(value)
    }
  }

  /// Returns the label of an argument, or `_` without one, and its value.
  private static func argument(_ text: Substring) -> (label: String, value: String) {
    let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !label.isEmpty, text[label.endIndex...].hasPrefix(": ") else {
      return ("_", String(text))
    }
    return (String(label), String(text[label.endIndex...].dropFirst(2)))
  }
}

extension TraceValue {
  /// Parses a value in a row: a participant, `nil`, a Boolean value, or any other text.
  fileprivate init(written text: String, participants: Set<Participant.ID>) {
    switch text {
    case "nil": self = .null
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    default: self = participants.contains(text) ? .participant(text) : .described(text)
    }
  }
}

extension StringProtocol where SubSequence == Substring, Index == String.Index {
  /// Returns the positions of a separator outside quotes and outside brackets that open after
  /// `start`.
  fileprivate func positions(of separator: String, from start: Index? = nil) -> [Index] {
    var positions: [Index] = []
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var index = start ?? startIndex
    while index < endIndex {
      if depth == 0, !isQuoted, self[index...].hasPrefix(separator) { positions.append(index) }
      switch self[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case "(", "[", "{": depth += isQuoted ? 0 : 1
      case ")", "]", "}": depth -= isQuoted ? 0 : 1
      default: break
      }
      index = self.index(after: index)
    }
    return positions
  }

  /// Returns the parts between separators outside brackets and quotes.
  fileprivate func parts(between separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for position in positions(of: separator) {
      parts.append(self[start..<position])
      start = index(position, offsetBy: separator.count)
    }
    return parts + [self[start...]]
  }
}

extension String {
  /// Returns the text before and after the first separator outside brackets and quotes.
  fileprivate func divided(at separator: String) -> (String, String) {
    guard let position = positions(of: separator).first else { return (self, "") }
    return (
      String(self[..<position]), String(self[index(position, offsetBy: separator.count)...])
    )
  }
}
