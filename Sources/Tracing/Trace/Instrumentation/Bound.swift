/// Records that storing a handler creates a binding, from the participant that stores it to its
/// supplier.
///
/// Each call of the returned handler is a notification. This is the only tracing call that a
/// pattern's own machinery may need: the macro cannot see a handler that goes into a collection.
public func bound<each Argument>(
  _ mechanism: Mechanism, _ member: String, file: String = #filePath, line: Int = #line,
  _ handler: @escaping (repeat each Argument) -> Void
) -> (repeat each Argument) -> Void {
  let binding = LiveBinding(mechanism, member: member, file: file, line: line)
  return { (argument: repeat each Argument) in
    var rendered: [Any?] = []
    for value in repeat each argument { rendered.append(value) }
    return binding.deliver(rendered) { handler(repeat each argument) }
  }
}

/// Records that storing a handler creates a binding, named after the traced method that stores it.
///
/// ```swift
/// handlers.append(bound(.closure, handler))
/// ```
public func bound<each Argument>(
  _ mechanism: Mechanism, function: String = #function, file: String = #filePath, line: Int = #line,
  _ handler: @escaping (repeat each Argument) -> Void
) -> (repeat each Argument) -> Void {
  bound(
    mechanism, Recorder.current?.runningMember?.description ?? function, file: file, line: line,
    handler)
}

extension Recorder {
  /// The traced method whose body is running.
  ///
  /// `#function` does not give it, because a traced body runs inside a local function.
  fileprivate var runningMember: Member? {
    update { state in
      guard let frame = state.stack.last,
        case .call(let member, _) = state.drafts[frame.key].payload
      else { return nil }
      return member
    }
  }
}
