import Trace

extension ResultWriter {
  /// Writes an event; the one at index `i` of its log has the identifier `i + 1`.
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
      write(0)
      write(input.verb)
      write(input.target)
      write(input.values)
      write(input.purpose.rawValue)
    case .call(let member, let arguments):
      write(1)
      write(member)
      write(arguments)
    case .return(let member, .nothing):
      write(2)
      write(member)
    case .return(let member, .value(let value)):
      write(3)
      write(member)
      write(value)
    case .return(let member, .error(let error)):
      write(4)
      write(member)
      write(error)
    case .read(let property, let value):
      write(5)
      write(property)
      write(value)
    case .state(let property, let old, let new):
      write(6)
      write(property)
      write(old)
      write(new)
    case .bind(let id):
      write(7)
      write(id)
    case .unbind(let id):
      write(8)
      write(id)
    case .notify(let id, let values):
      write(9)
      write(id)
      write(values)
    case .effect(let widget, let property, let old, let new):
      write(10)
      write(widget)
      write(property)
      write(old)
      write(new)
    case .navigate(let navigation, let came, let went):
      write(11)
      write(navigation.rawValue)
      write(came) { $0.write($1) }
      write(went) { $0.write($1) }
    case .schedule(let label, let due):
      write(12)
      write(label)
      write(due)
    case .resume(let label):
      write(13)
      write(label)
    case .create: write(14)
    case .destroy: write(15)
    }
  }

  private mutating func write(_ member: Member) {
    write(member.name)
    write(member.labels) { $0.write($1) { $0.write($1) } }
  }
}

extension ResultReader {
  /// Reads an event.
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
