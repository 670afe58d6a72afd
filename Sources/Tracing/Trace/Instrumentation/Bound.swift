/// Marks, at the place that stores a handler, that storing it makes a binding: from the participant
/// that stores it to the one that handed it over.
///
/// This is the one word of tracing that a pattern's machinery may need, where a handler goes into a
/// collection and the macro cannot see it.
///
/// - Parameters:
///   - mechanism: How the binding is made.
///   - member: What is bound.
///   - file: The source file of the place that binds.
///   - line: Its line.
///   - handler: The handler.
/// - Returns: The same handler, each call of which is a notification.
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

/// Marks, at the place that stores a handler, that storing it makes a binding, which is named after
/// the traced method that stores it.
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
  /// The traced method whose body runs at this moment.
  ///
  /// `#function` does not know it: the body of a traced method is that of a local function.
  fileprivate var runningMember: Member? {
    update { state in
      guard let frame = state.stack.last,
        case .call(let member, _) = state.drafts[frame.key].payload
      else { return nil }
      return member
    }
  }
}
