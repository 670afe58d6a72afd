extension Tracing {
  /// Enters a `deinit` by the life of the object alone: an object that ends may be handed to nobody,
  /// or its own properties are out of reach afterwards.
  ///
  /// - Parameters:
  ///   - life: The object's life.
  ///   - type: The class whose `deinit` it is.
  ///   - role: What the pattern calls the object.
  ///   - file: The source file of the body.
  ///   - line: The line of the body's opening brace.
  ///   - column: Its column.
  /// - Returns: The call, to be left.
  public static func enterDeinit(
    _ life: Life, of type: Any.Type, _ role: Role, file: String, line: Int, column: Int
  ) -> Call {
    guard let recorder = Recorder.current, let place = life.place(in: recorder) else {
      return .unrecorded
    }
    recorder.update { $0.participants[place].hear(type, role, type: nil) }
    return recorder.enter(place, "deinit", [], file: file, line: line, ending: place)
  }
}
