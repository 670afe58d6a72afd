/// The entry points that the expansions of `@Traced` call.
///
/// Do not call them by hand.
public enum Tracing {
  /// Enters a method of an object; the caller must leave the returned call.
  ///
  /// A call from the source to the sink of a live delegate-like binding is delivered by that
  /// binding.
  public static func enter<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ member: @autoclosure () -> Member,
    _ arguments: @autoclosure () -> [Any?],
    _ body: @autoclosure () -> Body
  ) -> Call {
    guard Recorder.isAnyUnderWay else { return .unrecorded }
    guard let recorder = Recorder.current,
      let participant = object._life.participant(in: recorder)
    else {
      return .counted(by: Recorder.ofLives)
    }
    let role = role()
    return recorder.enter(member(), arguments(), body()) { state in
      state.hear(object, role, at: participant)
      return participant
    }
  }

  /// Enters a method of a value, whose participant is its type.
  ///
  /// In a protocol's extension, the value may turn out to be an object.
  public static func enter<Value>(
    _ value: Value, _ role: @autoclosure () -> Role, _ member: @autoclosure () -> Member,
    _ arguments: @autoclosure () -> [Any?],
    _ body: @autoclosure () -> Body
  ) -> Call {
    guard Recorder.isAnyUnderWay else { return .unrecorded }
    if let object = value as? any Traceable {
      return enter(object, role(), member(), arguments(), body())
    }
    return enter(type: type(of: value as Any), role(), member(), arguments(), body())
  }

  /// Enters a static or class method.
  public static func enter(
    type: Any.Type, _ role: @autoclosure () -> Role, _ member: @autoclosure () -> Member,
    _ arguments: @autoclosure () -> [Any?],
    _ body: @autoclosure () -> Body
  ) -> Call {
    guard let recorder = Recorder.current else { return .counted(by: Recorder.ofLives) }
    let role = role()
    return recorder.enter(member(), arguments(), body()) { $0.participant(ofType: type, role) }
  }

  /// Enters an initialiser, whose object becomes known when its life begins, or through `adopt`.
  public static func enterInit(
    _ type: Any.Type, _ role: @autoclosure () -> Role, _ member: @autoclosure () -> Member,
    _ arguments: @autoclosure () -> [Any?],
    _ body: @autoclosure () -> Body
  ) -> Call {
    guard let recorder = Recorder.current else { return .counted(by: Recorder.ofLives) }
    let role = role()
    return recorder.enter(member(), arguments(), body(), initialising: type) {
      $0.participantForInit(of: type, role)
    }
  }
}

extension Tracing {
  /// Enters a `deinit` through the life of the object alone.
  ///
  /// A `deinit` must not pass `self` on: it could no longer access its properties afterwards.
  public static func enterDeinit(
    _ life: Life, of type: Any.Type, _ role: @autoclosure () -> Role,
    _ body: @autoclosure () -> Body
  ) -> Call {
    // An isolated `deinit` sees no task-local values.
    guard let recorder = Recorder.current ?? life.recorderOfProgram,
      let participant = life.participant(in: recorder)
    else { return .unrecorded }
    let role = role()
    return recorder.enter(.deinitialiser, [], body(), isEnd: true) { state in
      state.participants[participant].hear(type, role, type: nil)
      return participant
    }
  }
}

extension Tracing {
  /// Binds the closure assigned to a property; the returned binding delivers each call of it.
  public static func closure<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ property: String, file: String, line: Int
  ) -> LiveBinding {
    _ = Recorder.current?.participant(of: object, role())
    return LiveBinding(.closure, source: object, member: property, file: file, line: line)
  }
}

/// The location of a traced body.
public struct Body: Sendable {
  let file: String
  let start: SourceLine
  let firstStatement: SourceLine

  /// Creates a location from the file and the lines of the opening brace and the first statement.
  public init(_ file: String, _ line: Int, first: Int) {
    self.file = file
    start = SourceLine(file: file, line: line)
    firstStatement = SourceLine(file: file, line: first)
  }
}
