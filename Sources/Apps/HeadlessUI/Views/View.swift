public import Trace

/// An element that takes a place on a screen: a widget, or a group of them.
///
/// A view takes part in recordings only when a subclass says so with `@Traced`; the widgets inside
/// belong to it (see ``owner``).
open class View: nonisolated OnScreen {
  /// The name by which scripts and frames know the view.
  public var accessibilityIdentifier: String?
  /// The views inside, in layout order.
  public private(set) var subviews: [View] = []
  /// The view around this one.
  public private(set) weak var superview: View?
  /// The controller whose `view` this is.
  weak var controller: ViewController?
  /// The record of whether ``updateProperties()`` is to be called at the next pass.
  final let updates = PropertyUpdates()

  /// Says whether the view, with all that is inside, is out of sight.
  @Visible("isHidden") public var isHidden = false

  /// The opacity of the view, from 0 to 1.
  @Visible("alpha") public var alpha = 1.0

  /// A view.
  ///
  /// - Parameter identifier: The name by which scripts and frames know it.
  public init(identifier: String? = nil) {
    accessibilityIdentifier = identifier
  }

  /// Returns the widget that a person sees of the view itself, apart from its subviews.
  ///
  /// It is `nil` unless the view is a widget.
  func appearance(_ identifier: String) -> Frame.Widget? { nil }

  /// Writes what the view shows, from the models; see ``setNeedsUpdateProperties()`` for when it is
  /// called.
  open func updateProperties() {}

  /// Brings what the view shows up to date, before it is seen.
  func layoutIfNeeded() {
    for subview in subviews { subview.layoutIfNeeded() }
  }
}

extension View {
  /// Puts a view at the end of the subviews, out of the view that it was in.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the one that it is in.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}
