import Trace

extension LiveBinding {
  /// Binds a delegate to its source, in the place of the one before; `nil` if one of the two does
  /// not take part in recordings.
  static func delegate(
    _ delegate: AnyObject?, of source: (any Traceable)?, member: String,
    replacing old: LiveBinding?
  ) -> LiveBinding? {
    old?.end()
    guard let sink = delegate as? any Traceable, let source else { return nil }
    return LiveBinding(.delegate, source: source, sink: sink, member: member)
  }
}
