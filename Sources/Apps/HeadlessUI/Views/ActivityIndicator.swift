/// A spinner: seen while something is under way.
open class ActivityIndicator: View {
  /// Says whether it spins; when it does not, it is out of sight.
  @Visible("isAnimating") public private(set) var isAnimating = false

  /// Shows the spinner.
  public func startAnimating() { isAnimating = true }

  /// Takes the spinner out of sight.
  public func stopAnimating() { isAnimating = false }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    guard $isAnimating else { return Frame.Widget(hidden: identifier) }
    var widget = Frame.Widget(identifier, .spinner)
    widget.isAnimating = true
    widget.alpha = $alpha
    return widget
  }
}
