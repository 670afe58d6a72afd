public import Trace

/// An element of a screen: a widget, or a group of widgets.
///
/// A view takes part in recordings only if its class is `@Traced`; the widgets inside then belong
/// to it (see ``owner``).
open class View: nonisolated OnScreen {
  /// The name in scripts and frames.
  public var accessibilityIdentifier: String?
  /// The views inside, in layout order.
  public private(set) var subviews: [View] = []
  /// The view around this one.
  public private(set) weak var superview: View?
  /// The controller whose `view` this is.
  weak var controller: ViewController?
  /// The state that decides whether ``updateProperties()`` is called at the next pass.
  final let updates = PropertyUpdates()

  /// Indicates whether the view is hidden, with everything inside.
  @Visible("isHidden") public var isHidden = false

  /// The opacity of the view, from 0 to 1.
  @Visible("alpha") public var alpha = 1.0

  /// Creates a view with a name for scripts and frames.
  public init(identifier: String? = nil) {
    accessibilityIdentifier = identifier
  }

  /// Returns the widget of the view itself, without its subviews; `nil` if it is not a widget.
  func appearance(_ identifier: String) -> Frame.Widget? { nil }

  /// Updates the view from the models; see ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// Updates the view before it is seen.
  func layoutIfNeeded() {
    for subview in subviews { subview.layoutIfNeeded() }
  }
}

extension View {
  /// Appends a view to the subviews, and removes it from its former superview.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}
