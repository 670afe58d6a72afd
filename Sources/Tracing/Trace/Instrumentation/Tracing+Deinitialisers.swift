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
    _ life: Life, of type: Any.Type, _ role: Role, _ body: Body
  ) -> Call {
    guard let recorder = Recorder.current, let place = life.place(in: recorder) else {
      return .unrecorded
    }
    recorder.update { $0.participants[place].hear(type, role, type: nil) }
    return recorder.enter(place, .deinitialiser, [], body, ending: place)
  }
}
