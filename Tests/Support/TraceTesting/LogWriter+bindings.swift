public import Trace

extension LogWriter {
  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - source: Whose changes it delivers.
  ///   - sink: Who is notified.
  ///   - member: What is bound.
  ///   - mechanism: How it is made.
  ///   - location: The line that makes it.
  ///   - caller: The line of traced code that has it made.
  /// - Returns: The binding's identifier.
  @discardableResult
  public mutating func bind(
    _ source: String, _ sink: String, _ member: String, _ mechanism: Mechanism = .observer,
    location: Int? = 7, caller: Int? = nil
  ) -> Binding.ID {
    let binding = makeBinding(mechanism, source, sink, member)
    add(.bind(binding), from: source, to: sink, location: location, caller: caller)
    return binding
  }

  /// Ends a binding.
  public mutating func unbind(_ binding: Binding.ID) {
    let made = bindings[binding - 1]
    add(.unbind(binding), from: made.source, to: made.sink)
  }

  /// Delivers through a binding, and what that leads to.
  public mutating func notify(
    _ binding: Binding.ID, with values: [TraceValue] = [],
    _ body: (inout LogWriter) -> Void = { _ in }
  ) {
    let made = bindings[binding - 1]
    let event = add(.notify(binding, values: values), from: made.source, to: made.sink)
    inside(event, body)
  }
}
