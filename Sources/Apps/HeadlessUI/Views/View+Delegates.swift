import Trace

extension View {
  /// Binds a delegate or data source to the view's owner, and ends the earlier binding.
  func bindDelegate(
    _ delegate: AnyObject?, member: String, replacing old: LiveBinding?
  ) -> LiveBinding? {
    LiveBinding.delegate(delegate, of: owner, member: member, replacing: old)
  }

  /// Calls a delegate or data source, through its binding if there is one.
  func deliver<Result>(
    through binding: LiveBinding?, _ arguments: [Any?] = [], _ body: () -> Result
  ) -> Result {
    binding?.deliver(arguments, body) ?? body()
  }
}

extension LiveBinding {
  /// Binds a delegate to its source, and ends the earlier binding.
  ///
  /// It returns `nil` if one of the two does not take part in recordings.
  static func delegate(
    _ delegate: AnyObject?, of source: (any Traceable)?, member: String,
    replacing old: LiveBinding?
  ) -> LiveBinding? {
    old?.end()
    guard let sink = delegate as? any Traceable, let source else { return nil }
    return LiveBinding(.delegate, source: source, sink: sink, member: member)
  }
}
