extension Tracing {
  /// Binds the closure that a property is set to: calling it is a notification.
  ///
  /// - Parameters:
  ///   - object: The owner of the property, and source of the binding.
  ///   - role: What the pattern calls it.
  ///   - property: The property.
  ///   - file: The source file of the property.
  ///   - line: Its line.
  /// - Returns: The binding, through which the closure is called.
  public static func closure<Object: Traceable>(
    _ object: Object, _ role: Role, _ property: String, file: String, line: Int
  ) -> LiveBinding {
    _ = Recorder.current?.place(of: object, role)
    return LiveBinding(.closure, source: object, member: property, file: file, line: line)
  }
}
