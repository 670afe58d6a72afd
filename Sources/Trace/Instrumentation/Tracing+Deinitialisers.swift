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
    guard let recorder = Recorder.current, life.recorder === recorder, let place = life.place else {
      return .unrecorded
    }
    recorder.update { state in
      let place = state.resolve(place)
      guard !state.participants[place].isKnown else { return }
      state.participants[place].become("\(type)", role)
    }
    return recorder.enter(place, "deinit", [], file: file, line: line, ending: place)
  }
}
