extension Call {
  /// Ends the call, with the error that was thrown, if one was.
  public func leave(or error: (any Error)?) {
    if let error { fail(error) } else { leave() }
  }

  /// Ends the call of an initialiser that may call its superclass's only after its own body: what
  /// that does is inside the call, which ends with it.
  public func leaveToSuper() {
    if let call = recorded { call.leaveToSuper() } else { leave() }
  }

  /// Ends the call with the error that was thrown, if one was; else when the superclass's
  /// initialiser has ended.
  public func leaveToSuper(or error: (any Error)?) {
    if let error { fail(error) } else { leaveToSuper() }
  }

  /// Says that the initialiser makes no object.
  public func giveUp() { recorded?.abandonInit() }

  /// Binds the closure that an initialiser stores: from the object that is being initialised to
  /// the participant that initialises it.
  public func closure(_ property: String, file: String, line: Int) -> LiveBinding {
    LiveBinding(.closure, member: property, file: file, line: line)
  }

  /// Notes that an initialiser set a weak delegate-like property.
  ///
  /// - Returns: The value that the property is set to.
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
