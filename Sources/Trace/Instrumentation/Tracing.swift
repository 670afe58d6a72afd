/// The entry points that the expansions of `@Traced` call.
///
/// Nobody writes these by hand.
public enum Tracing {
  /// Enters a method of an object.
  ///
  /// A call from the source to the sink of a live delegate-like binding is delivered by it.
  ///
  /// - Parameters:
  ///   - object: The callee.
  ///   - role: What the pattern calls it.
  ///   - member: The method, as `name(label:)`.
  ///   - arguments: Its arguments.
  ///   - file: The source file of its body.
  ///   - line: The line of the body's opening brace.
  ///   - column: Its column.
  /// - Returns: The call, to be left.
  public static func enter<Object: Traceable>(
    _ object: Object, _ role: Role, _ member: String, _ arguments: @autoclosure () -> [Any?],
    file: String, line: Int, column: Int
  ) -> Call {
    guard let recorder = Recorder.current, let place = recorder.place(of: object, role) else {
      return .unrecorded
    }
    return recorder.enter(place, member, arguments(), file: file, line: line)
  }

  /// Enters a method of a value, whose participant is its type, or, in a protocol's extension, of
  /// what may be an object after all.
  public static func enter<Value>(
    _ value: Value, _ role: Role, _ member: String, _ arguments: @autoclosure () -> [Any?],
    file: String, line: Int, column: Int
  ) -> Call {
    if let object = value as? any Traceable {
      return enter(
        object, role, member, arguments(), file: file, line: line, column: column)
    }
    return enter(
      type: type(of: value as Any), role, member, arguments(), file: file, line: line,
      column: column)
  }

  /// Enters a static or class method.
  public static func enter(
    type: Any.Type, _ role: Role, _ member: String, _ arguments: @autoclosure () -> [Any?],
    file: String, line: Int, column: Int
  ) -> Call {
    guard let recorder = Recorder.current else { return .unrecorded }
    let place = recorder.update { $0.place(ofType: "\(type)", role) }
    return recorder.enter(place, member, arguments(), file: file, line: line)
  }

  /// Enters an initialiser; the object becomes known when its life begins, or by `adopt`.
  public static func enterInit(
    _ type: Any.Type, _ role: Role, _ member: String, _ arguments: @autoclosure () -> [Any?],
    file: String, line: Int, column: Int
  ) -> Call {
    guard let recorder = Recorder.current else { return .unrecorded }
    let place = recorder.update { $0.placeForInit(of: type, role) }
    return recorder.enter(place, member, arguments(), file: file, line: line)
  }

  /// Enters a `deinit`; what happens inside is written at the end of the step.
  public static func enterDeinit<Object: Traceable>(
    _ object: Object, _ role: Role, file: String, line: Int, column: Int
  ) -> Call {
    guard let recorder = Recorder.current, let place = recorder.place(of: object, role) else {
      return .unrecorded
    }
    return recorder.enter(place, "deinit", [], file: file, line: line, ending: place)
  }
}
