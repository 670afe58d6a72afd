import Diagnostics
public import Trace

extension Contract {
  /// Verifies one recording.
  ///
  /// A message between different roles (a call, a read or a write, including those of widgets)
  /// needs the direction of a command. A binding and its deliveries need that of a notification.
  /// With `A ⇢ B`, B may create A, register with it and read it. `(only …)` names the methods and
  /// properties that a command may use. Calls by the library's containers are the life cycle of
  /// every screen. `composition` may build and connect anything, and read what it passes on.
  /// Anything else that it does at another role's request is a command of that role.
  ///
  /// - Parameter log: The recording.
  /// - Returns: The breaches, in the order of the recording, without duplicates.
  public func breaches(in log: EventLog) -> [Breach] {
    let reader = LogReader(log)
    var seen: Set<String> = []
    return log.events.compactMap { event in
      guard let breach = breach(of: event, reader),
        seen.insert(breach.rule.id.rawValue + breach.message).inserted
      else { return nil }
      return breach
    }
  }

  /// Returns the breach of an event; a delivery has none, because its forbidden binding has one.
  private func breach(of event: Event, _ reader: LogReader) -> Breach? {
    guard event.kind != .notify, let judged = judged(event, reader),
      judged.permission == .forbidden
    else { return nil }
    if case .bind(let id) = event.payload { return breach(ofBinding: id, judged, reader) }
    guard let interaction = Interaction(event) else { return nil }
    let verb =
      judged.runner.map { "has '\($0.type)' \(interaction.infinitive)" } ?? interaction.verb
    return breach(verb, judged, reader)
  }

  private func breach(
    ofBinding id: Binding.ID, _ judged: JudgedEvent, _ reader: LogReader
  ) -> Breach {
    let (source, sink) = (judged.actor, judged.other)
    let member = reader.log.binding(id)?.member ?? ""
    return breach(
      .direction, of: sink.type,
      "the \(sink.role.rawValue) '\(sink.type)' binds itself to '\(member)' "
        + "of the \(source.role.rawValue) '\(source.type)'",
      because: absence(source.role, sink.role, .notification),
      at: judged.event.caller.map { SourceLocation($0) } ?? location(judged.event, of: sink, reader)
    )
  }

  private func breach(_ verb: String, _ judged: JudgedEvent, _ reader: LogReader) -> Breach {
    let (event, actor, other) = (judged.event, judged.actor, judged.other)
    let (from, to) = (actor.role, other.role)
    let message =
      "the \(from.rawValue) '\(actor.type)' \(verb) the \(to.rawValue) '\(other.type)'"
    let location = location(event, of: actor, reader)
    if from == .model {
      return breach(
        .model, of: actor.type, message, because: "The model must not use any other role.",
        at: location)
    }
    if let direction = command(from, to) {
      let isCreation = event.isCreation && direction.byProtocol
      return breach(
        isCreation ? .byProtocol : .direction, of: actor.type, message,
        because: "The contract of '\(id)' allows only '\(direction)'.", at: location)
    }
    return breach(.direction, of: actor.type, message, because: absence(from, to), at: location)
  }

  /// Returns the location of an act: its line, the enclosing method, or the event's location.
  private func location(
    _ event: Event, of actor: Participant, _ reader: LogReader
  ) -> SourceLocation? {
    (event.caller ?? reader.call(of: actor.id, around: event)?.location ?? event.location)
      .map { SourceLocation($0) }
  }
}

extension Direction {
  /// Returns whether a command may use a method or property.
  func covers(_ name: String) -> Bool { only.isEmpty || only.contains(name) }
}

extension SourceLocation {
  /// Creates the location of a recorded line.
  package init(_ line: SourceLine) {
    self.init(file: line.file, line: line.line, column: 1)
  }
}
