import Trace

extension View {
  /// Binds a delegate or data source to the view's owner, in the place of the one before.
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
