extension Tracing {
  /// Notes that a stored property changed.
  public static func state<Object: Traceable>(
    _ object: Object, _ role: Role, _ property: String, old: Any?, new: Any?, file: String,
    line: Int
  ) {
    guard let recorder = Recorder.current, let place = recorder.place(of: object, role) else {
      return
    }
    let (before, after) = (Rendering.render(old), Rendering.render(new))
    guard before != after || areDistinctObjects(old, new) else { return }
    recorder.update { state in
      _ = state.add(
        .state, from: state.acting, to: place, member: property, arguments: [before],
        value: after, file: file, line: line)
    }
  }

  /// Whether two values that read the same are nevertheless two objects.
  private static func areDistinctObjects(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new, type(of: old) is AnyClass, type(of: new) is AnyClass else {
      return false
    }
    return old as AnyObject !== new as AnyObject
  }

  /// Notes that a weak delegate-like property was set: a binding ends, another is made.
  public static func bound<Object: Traceable>(
    _ object: Object, _ role: Role, _ property: String, _ mechanism: Mechanism, old: AnyObject?,
    new: AnyObject?, file: String, line: Int
  ) {
    guard old !== new, let recorder = Recorder.current,
      let source = recorder.place(of: object, role)
    else { return }
    let sink = (new as? any Traceable)?._life.place(in: recorder)
    recorder.update {
      $0.bindDelegate(
        mechanism, source: source, sink: sink, property: property, file: file, line: line)
    }
  }

  /// Binds a closure that is stored in a property: whoever calls it, notifies.
  public static func wrapped<Object: Traceable, Result>(
    _ object: Object, _ role: Role, _ property: String, _ closure: (() -> Result)?, file: String,
    line: Int
  ) -> (() -> Result)? {
    guard let closure else { return nil }
    let binding = closureBinding(object, role, property, file: file, line: line)
    return { binding.deliver([]) { closure() } }
  }

  /// Binds a closure of one argument.
  public static func wrapped<Object: Traceable, A, Result>(
    _ object: Object, _ role: Role, _ property: String, _ closure: ((A) -> Result)?, file: String,
    line: Int
  ) -> ((A) -> Result)? {
    guard let closure else { return nil }
    let binding = closureBinding(object, role, property, file: file, line: line)
    return { a in binding.deliver([a]) { closure(a) } }
  }

  private static func closureBinding<Object: Traceable>(
    _ object: Object, _ role: Role, _ property: String, file: String, line: Int
  ) -> LiveBinding {
    LiveBinding(.closure, source: object, member: property, file: file, line: line)
  }
}
