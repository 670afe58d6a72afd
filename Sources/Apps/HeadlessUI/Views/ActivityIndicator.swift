/// A spinner, visible while work is in progress.
open class ActivityIndicator: View {
  /// Indicates whether it spins; otherwise, it is hidden.
  @Visible("isAnimating") public private(set) var isAnimating = false

  /// Shows the spinner.
  public func startAnimating() { isAnimating = true }

  /// Hides the spinner.
  public func stopAnimating() { isAnimating = false }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    guard $isAnimating else { return Frame.Widget(hidden: identifier) }
    var widget = Frame.Widget(identifier, .spinner)
    widget.isAnimating = true
    widget.alpha = $alpha
    return widget
  }
}
