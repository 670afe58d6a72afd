import Trace

extension ResultWriter {
  /// Writes recorded values.
  mutating func write(_ values: [TraceValue]) { write(values) { $0.write($1) } }

  /// Writes a recorded value.
  mutating func write(_ value: TraceValue) {
    switch value {
    case .null: write(0)
    case .boolean(let boolean): write(boolean ? 2 : 1)
    case .integer(let number):
      write(3)
      write(number)
    case .decimal(let decimal):
      write(4)
      write(decimal)
    case .text(let text):
      write(5)
      write(text)
    case .longText(let text, let leftOut):
      write(6)
      write(text)
      write(leftOut)
    case .enumCase(let name, let fields):
      write(7)
      write(name)
      write(fields)
    case .structure(let name, let fields):
      write(8)
      write(name)
      write(fields)
    case .tuple(let fields):
      write(9)
      write(fields)
    case .list(let elements):
      write(10)
      write(elements)
    case .set(let elements):
      write(11)
      write(elements)
    case .dictionary(let entries):
      write(12)
      write(entries) { writer, entry in
        writer.write(entry.key)
        writer.write(entry.value)
      }
    case .keyPath(let root, let value):
      write(13)
      write(root)
      write(value)
    case .closure: write(14)
    case .participant(let id):
      write(15)
      write(id)
    case .type(let name):
      write(16)
      write(name)
    case .described(let text):
      write(17)
      write(text)
    case .leftOut(let count):
      write(18)
      write(count)
    }
  }

  private mutating func write(_ fields: [ValueField<Participant.ID>]) {
    write(fields) { writer, field in
      writer.write(field.name)
      writer.write(field.value)
    }
  }
}

extension ResultReader {
  /// Reads recorded values.
  mutating func traceValues() throws(DamagedResult) -> [TraceValue] {
    try list { reader throws(DamagedResult) in try reader.traceValue() }
  }

  /// Reads a recorded value.
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
