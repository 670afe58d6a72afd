extension Call {
  /// Ends the call, with the thrown error if there was one.
  public func leave(or error: (any Error)?) {
    if let error { fail(error) } else { leave() }
  }

  /// Ends the call of an initialiser that may call its superclass's initialiser only after its
  /// body.
  ///
  /// The superclass's initialiser then runs inside this call, which ends with it.
  public func leaveToSuper() {
    if let call = recorded { call.leaveToSuper() } else { leave() }
  }

  /// Ends the call with the thrown error or, without one, when the superclass's initialiser ends.
  public func leaveToSuper(or error: (any Error)?) {
    if let error { fail(error) } else { leaveToSuper() }
  }

  /// Records that the initialiser creates no object.
  public func giveUp() { recorded?.abandonInit() }

  /// Binds a closure that an initialiser stores, from the object being initialised to the caller.
  public func closure(_ property: String, file: String, line: Int) -> LiveBinding {
    LiveBinding(.closure, member: property, file: file, line: line)
  }

  /// Records that an initialiser set a weak delegate-like property.
  ///
  /// - Returns: The new value of the property.
  public func bound<Value>(
    _ property: String, _ mechanism: Mechanism, _ value: Value, file: String, line: Int
  ) -> Value {
    guard let call = recorded,
      let sink = (value as? any Traceable)?._life.participant(in: call.recorder)
    else { return value }
    call.recorder.update { state in
      guard let source = state.drafts[call.key].to else { return }
      state.bindDelegate(
        mechanism, source: source, sink: sink, property: property,
        at: SourceLine(file: file, line: line))
    }
    return value
  }
}
