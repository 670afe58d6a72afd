/// The entry points that the expansions of `@Traced` call.
///
/// These calls are not written by hand.
public enum Tracing {
  /// Enters a method of an object.
  ///
  /// A call from the source to the sink of a live delegate-like binding is delivered by it.
  ///
  /// - Parameters:
  ///   - object: The callee.
  ///   - role: What the pattern calls it.
  ///   - member: The method.
  ///   - arguments: Its arguments.
  ///   - body: Where its body is.
  /// - Returns: The call, to be left.
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

  /// Enters a method of a value, whose participant is its type, or, in a protocol's extension, of
  /// what may be an object after all.
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

  /// Enters an initialiser; the object becomes known when its life begins, or by `adopt`.
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
  /// Enters a `deinit` by the life of the object alone: a `deinit` must not pass its object on, or
  /// its properties are out of reach afterwards.
  ///
  /// - Parameters:
  ///   - life: The object's life.
  ///   - type: The class whose `deinit` it is.
  ///   - role: What the pattern calls the object.
  ///   - body: Where it is.
  /// - Returns: The call, to be left.
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
  /// Binds the closure that a property is set to: calling it is a notification.
  ///
  /// - Parameters:
  ///   - object: The owner of the property, and source of the binding.
  ///   - role: What the pattern calls it.
  ///   - property: The property.
  ///   - file: The source file of the property.
  ///   - line: Its line.
  /// - Returns: The binding, through which the closure is called.
  public static func closure<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ property: String, file: String, line: Int
  ) -> LiveBinding {
    _ = Recorder.current?.participant(of: object, role())
    return LiveBinding(.closure, source: object, member: property, file: file, line: line)
  }
}

/// The place of a body of traced code.
public struct Body: Sendable {
  let file: String
  let start: SourceLine
  let firstStatement: SourceLine

  /// A body.
  ///
  /// - Parameters:
  ///   - file: Its source file.
  ///   - line: The line of its opening brace.
  ///   - first: The line of its first statement.
  public init(_ file: String, _ line: Int, first: Int) {
    self.file = file
    start = SourceLine(file: file, line: line)
    firstStatement = SourceLine(file: file, line: first)
  }
}
