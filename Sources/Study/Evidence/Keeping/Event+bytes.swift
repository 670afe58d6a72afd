import Trace

extension ResultWriter {
  /// Writes an event, with 0 for a missing parent or cause, since identifiers begin at 1.
  mutating func write(_ event: Event) {
    write(event.id)
    write(event.step)
    write(event.parent ?? 0)
    write(event.cause ?? 0)
    write(event.from)
    write(event.to)
    write(event.payload)
    write(event.location)
    write(event.caller)
    write(event.time)
  }

  private mutating func write(_ line: SourceLine?) {
    write(line?.file)
    if let line { write(line.line) }
  }

  private mutating func write(_ payload: Event.Payload) {
    switch payload {
    case .input(let input):
      write(case: 0, input.verb, input.target, input.values, input.purpose.rawValue)
    case .call(let member, let arguments): write(case: 1, member, arguments)
    case .return(let member, .nothing): write(case: 2, member)
    case .return(let member, .value(let value)): write(case: 3, member, value)
    case .return(let member, .error(let error)): write(case: 4, member, error)
    case .read(let property, let value): write(case: 5, property, value)
    case .state(let property, let old, let new): write(case: 6, property, old, new)
    case .bind(let id): write(case: 7, id)
    case .unbind(let id): write(case: 8, id)
    case .notify(let id, let values): write(case: 9, id, values)
    case .effect(let widget, let property, let old, let new):
      write(case: 10, widget, property, old, new)
    case .navigate(let navigation, let came, let went):
      write(case: 11, navigation.rawValue, came, went)
    case .schedule(let label, let due): write(case: 12, label, due)
    case .resume(let label): write(case: 13, label)
    case .create: write(case: 14)
    case .destroy: write(case: 15)
    }
  }
}

extension Member: Keepable {
  func write(to writer: inout ResultWriter) {
    writer.write(name)
    writer.write(labels) { $0.write($1) { $0.write($1) } }
  }
}

extension ResultReader {
  mutating func event() throws(DamagedResult) -> Event {
    let (id, step, parent, cause) = (try number(), try number(), try number(), try number())
    return Event(
      id: id, step: step, parent: parent == 0 ? nil : parent, cause: cause == 0 ? nil : cause,
      from: try optionalText(), to: try optionalText(), try payload(), location: try line(),
      caller: try line(), time: try number())
  }

  private mutating func line() throws(DamagedResult) -> SourceLine? {
    guard let file = try optionalText() else { return nil }
    return SourceLine(file: file, line: try number())
  }

  private mutating func payload() throws(DamagedResult) -> Event.Payload {
    switch try number() {
    case 0:
      .input(
        Input(
          try text(), target: try optionalText(), values: try traceValues(), purpose: try named()))
    case 1: .call(try member(), arguments: try traceValues())
    case 2: .return(try member(), .nothing)
    case 3: .return(try member(), .value(try traceValue()))
    case 4: .return(try member(), .error(try traceValue()))
    case 5: .read(property: try text(), value: try traceValue())
    case 6: .state(property: try text(), old: try traceValue(), new: try traceValue())
    case 7: .bind(try number())
    case 8: .unbind(try number())
    case 9: .notify(try number(), values: try traceValues())
    case 10:
      .effect(
        widget: try text(), property: try text(), old: try traceValue(), new: try traceValue())
    case 11: .navigate(try named(), came: try texts(), went: try texts())
    case 12: .schedule(label: try text(), due: try number())
    case 13: .resume(label: try text())
    case 14: .create
    case 15: .destroy
    default: throw DamagedResult()
    }
  }

  private mutating func member() throws(DamagedResult) -> Member {
    Member(
      try text(), labels: try optional { reader throws(DamagedResult) in try reader.texts() })
  }
}

// MARK: Values

extension TraceValue: Keepable {
  func write(to writer: inout ResultWriter) {
    switch self {
    case .null: writer.write(case: 0)
    case .boolean(let boolean): writer.write(case: boolean ? 2 : 1)
    case .integer(let number): writer.write(case: 3, number)
    case .decimal(let decimal): writer.write(case: 4, decimal)
    case .text(let text): writer.write(case: 5, text)
    case .longText(let text, let leftOut): writer.write(case: 6, text, leftOut)
    case .enumCase(let name, let fields): writer.write(case: 7, name, fields)
    case .structure(let name, let fields): writer.write(case: 8, name, fields)
    case .tuple(let fields): writer.write(case: 9, fields)
    case .list(let elements): writer.write(case: 10, elements)
    case .set(let elements): writer.write(case: 11, elements)
    case .dictionary(let entries): writer.write(case: 12, entries)
    case .keyPath(let root, let value): writer.write(case: 13, root, value)
    case .closure: writer.write(case: 14)
    case .participant(let id): writer.write(case: 15, id)
    case .type(let name): writer.write(case: 16, name)
    case .described(let text): writer.write(case: 17, text)
    case .leftOut(let count): writer.write(case: 18, count)
    }
  }
}

extension ValueField<Participant.ID>: Keepable {
  func write(to writer: inout ResultWriter) {
    writer.write(name)
    value.write(to: &writer)
  }
}

extension ValueEntry<Participant.ID>: Keepable {
  func write(to writer: inout ResultWriter) {
    key.write(to: &writer)
    value.write(to: &writer)
  }
}

extension ResultReader {
  mutating func traceValues() throws(DamagedResult) -> [TraceValue] {
    try list { reader throws(DamagedResult) in try reader.traceValue() }
  }

  mutating func traceValue() throws(DamagedResult) -> TraceValue {
    switch try number() {
    case 0: .null
    case 1: .boolean(false)
    case 2: .boolean(true)
    case 3: .integer(try number())
    case 4: .decimal(try decimal())
    case 5: .text(try text())
    case 6: .longText(try text(), leftOut: try number())
    case 7: .enumCase(try text(), try fields())
    case 8: .structure(try text(), try fields())
    case 9: .tuple(try fields())
    case 10: .list(try traceValues())
    case 11: .set(try traceValues())
    case 12:
      .dictionary(
        try list { reader throws(DamagedResult) in
          ValueEntry(key: try reader.traceValue(), value: try reader.traceValue())
        })
    case 13: .keyPath(root: try text(), value: try text())
    case 14: .closure
    case 15: .participant(try text())
    case 16: .type(try text())
    case 17: .described(try text())
    case 18: .leftOut(try number())
    default: throw DamagedResult()
    }
  }

  private mutating func fields() throws(DamagedResult) -> [ValueField<Participant.ID>] {
    try list { reader throws(DamagedResult) in
      ValueField(try reader.optionalText(), try reader.traceValue())
    }
  }
}
