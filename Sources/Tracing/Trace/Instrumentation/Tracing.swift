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
    _ object: Object, _ role: Role, _ member: Member, _ arguments: @autoclosure () -> [Any?],
    _ body: Body
  ) -> Call {
    guard let recorder = Recorder.current, let place = recorder.place(of: object, role) else {
      return .counted(by: Recorder.ofLives)
    }
    return recorder.enter(place, member, arguments(), body)
  }

  /// Enters a method of a value, whose participant is its type, or, in a protocol's extension, of
  /// what may be an object after all.
  public static func enter<Value>(
    _ value: Value, _ role: Role, _ member: Member, _ arguments: @autoclosure () -> [Any?],
    _ body: Body
  ) -> Call {
    if let object = value as? any Traceable {
      return enter(object, role, member, arguments(), body)
    }
    return enter(type: type(of: value as Any), role, member, arguments(), body)
  }

  /// Enters a static or class method.
  public static func enter(
    type: Any.Type, _ role: Role, _ member: Member, _ arguments: @autoclosure () -> [Any?],
    _ body: Body
  ) -> Call {
    guard let recorder = Recorder.current else { return .counted(by: Recorder.ofLives) }
    let place = recorder.update { $0.place(ofType: type, role) }
    return recorder.enter(place, member, arguments(), body)
  }

  /// Enters an initialiser; the object becomes known when its life begins, or by `adopt`.
  public static func enterInit(
    _ type: Any.Type, _ role: Role, _ member: Member, _ arguments: @autoclosure () -> [Any?],
    _ body: Body
  ) -> Call {
    guard let recorder = Recorder.current else { return .counted(by: Recorder.ofLives) }
    let place = recorder.update { $0.placeForInit(of: type, role) }
    return recorder.enter(place, member, arguments(), body)
  }
}
