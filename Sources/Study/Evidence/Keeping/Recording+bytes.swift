import Diagnostics
import HeadlessUI
import Identifiers
import Scenarios
import Trace

extension ResultStore {
  /// Returns the recording for a key; the scenario's file may have moved since it was stored.
  func recording(for key: ResultKey, of scenario: Scenario) -> Recording? {
    result(for: key).flatMap { bytes in
      guard var reader = try? ResultReader(bytes) else { return nil }
      return try? reader.recording(of: scenario.file)
    }
  }

  /// Stores a recording.
  func keep(_ recording: Recording, for key: ResultKey) {
    var writer = ResultWriter()
    writer.write(recording)
    keep(writer.bytes, for: key)
  }
}

extension ResultWriter {
  mutating func write(_ recording: Recording) {
    write(recording.scenario)
    write(recording.sample.description)
    write(recording.pattern.description)
    write(recording.log)
    write(recording.frames) { $0.write($1) }
    // Verdicts and leaks are rare and small, so JSON suffices.
    write(json: recording.verdicts)
    write(recording.failures) { $0.write($1) }
    write(json: recording.leak)
  }

  private mutating func write(_ failure: Failure) {
    write(failure.kind.rawValue)
    for number in [failure.line, failure.column] { write(number) { $0.write($1) } }
    write(failure.step)
    write(failure.message)
    for text in [failure.expected, failure.found] { write(text) }
    write(failure.nearby) { $0.write($1) }
  }

  private mutating func write(_ log: EventLog) {
    write(log.participants) { writer, participant in
      writer.write(participant.type)
      writer.write(participant.number)
      writer.write(participant.role)
      writer.write(participant.isScreen ? 1 : 0)
    }
    write(log.bindings) { writer, binding in
      writer.write(binding.id)
      writer.write(binding.mechanism.rawValue)
      writer.write(binding.source)
      writer.write(binding.sink)
      writer.write(binding.member)
      writer.write(binding.operators) { $0.write($1) }
    }
    write(log.events) { $0.write($1) }
  }

  /// Writes a role: its name, and its other properties unless it is a predefined role.
  private mutating func write(_ role: Role) {
    write(role.rawValue)
    guard Role(rawValue: role.rawValue) == nil else { return }
    write(role.letters)
    write(role.family.rawValue)
    write(role.sentence)
  }

  private mutating func write(_ frame: Frame) {
    write(frame.screen)
    write(frame.tab)
    write(frame.titles) { $0.write($1) }
    write(frame.depth)
    write(frame.widgets) { writer, widget in
      writer.write(widget.identifier)
      for property in WidgetProperty.stored {
        writer.write(property.value(in: widget)) { $0.write($1) }
      }
    }
    write(frame.alert) { writer, alert in
      writer.write(alert.title)
      writer.write(alert.message)
      writer.write(alert.actions) { $0.write($1) }
    }
  }

  private mutating func write(_ value: FrameValue) {
    switch value {
    case .text(let text): write(case: 0, text)
    case .flag(let flag): write(case: flag ? 2 : 1)
    case .fraction(let fraction): write(case: 3, fraction)
    case .number(let number): write(case: 4, number)
    case .texts(let texts): write(case: 5, texts)
    }
  }
}

extension ResultReader {
  /// Reads a recording; `file` is the scenario's current file, which failures name.
  ///
  /// - Throws: ``DamagedResult`` if the bytes are not a stored recording.
  mutating func recording(of file: String) throws(DamagedResult) -> Recording {
    Recording(
      scenario: try text(), sample: SampleID(try text()), pattern: PatternID(try text()),
      log: try log(),
      frames: try list { reader throws(DamagedResult) in try reader.frame() },
      verdicts: try json(),
      failures: try list { reader throws(DamagedResult) in try reader.failure(in: file) },
      leak: try json())
  }

  private mutating func failure(in file: String) throws(DamagedResult) -> Failure {
    let kind: FailureKind = try named()
    let line = try optional { reader throws(DamagedResult) in try reader.number() }
    let column = try optional { reader throws(DamagedResult) in try reader.number() }
    var location = SourceLocation(file: file)
    if let line, let column { location = SourceLocation(file: file, line: line, column: column) }
    return Failure(
      kind, at: location, step: try number(), try text(), expected: try optionalText(),
      found: try optionalText(), nearby: try texts())
  }

  private mutating func log() throws(DamagedResult) -> EventLog {
    EventLog(
      participants: try list { reader throws(DamagedResult) in
        Participant(
          type: try reader.text(), number: try reader.number(), role: try reader.role(),
          isScreen: try reader.number() == 1)
      },
      bindings: try list { reader throws(DamagedResult) in
        Binding(
          id: try reader.number(), mechanism: try reader.named(), source: try reader.text(),
          sink: try reader.text(), member: try reader.text(), operators: try reader.texts())
      },
      events: try list { reader throws(DamagedResult) in try reader.event() })
  }

  private mutating func role() throws(DamagedResult) -> Role {
    let name = try text()
    if let role = Role(rawValue: name) { return role }
    return Role(name, letters: try text(), family: try named(), sentence: try text())
  }

  private mutating func frame() throws(DamagedResult) -> Frame {
    var frame = Frame(screen: try optionalText())
    frame.tab = try optionalText()
    frame.titles = try texts()
    frame.depth = try number()
    frame.widgets = try list { reader throws(DamagedResult) in
      var widget = Frame.Widget(hidden: try reader.text())
      for property in WidgetProperty.stored {
        let value = try reader.optional { reader throws(DamagedResult) in try reader.frameValue() }
        guard value.map({ property.set($0, in: &widget) }) ?? true else { throw DamagedResult() }
      }
      return widget
    }
    frame.alert = try optional { reader throws(DamagedResult) in
      Frame.Alert(
        title: try reader.optionalText(), message: try reader.text(), actions: try reader.texts())
    }
    return frame
  }

  private mutating func frameValue() throws(DamagedResult) -> FrameValue {
    switch try number() {
    case 0: .text(try text())
    case 1: .flag(false)
    case 2: .flag(true)
    case 3: .fraction(try decimal())
    case 4: .number(try number())
    case 5: .texts(try texts())
    default: throw DamagedResult()
    }
  }
}
