package import Trace

extension View {
  /// The participant to which the view belongs: itself, or the nearest view around it that takes
  /// part in recordings, or else the controller whose view it is in.
  ///
  /// Effects and bindings name it as it is when they come about, so a screen is put together before
  /// it is wired and painted.
  package var owner: (any Traceable)? {
    (self as? any Traceable) ?? superview?.owner ?? controller
  }

  /// The name of this view in the trace.
  private var traceName: String { accessibilityIdentifier ?? "\(type(of: self))" }

  /// Returns the name of an event of this view in the trace.
  package func member(_ name: String) -> String { "\(traceName).\(name)" }

  /// Records that a visible property was written.
  func wrote(_ property: String, old: Any?, new: Any?) {
    Effects.wrote(on: owner, widget: traceName, property, old: old, new: new)
  }

  /// A property's value, for the code that reads it; the read is recorded.
  func read<Value>(_ property: String, _ value: Value) -> Value {
    Effects.read(on: owner, widget: traceName, property, value)
    return value
  }
}

extension View {
  /// The window in which the view is.
  public var window: Window? { superview?.window ?? controller?.root.window }

  /// The views inside that satisfy a condition, at any depth, in layout order.
  func descendants<Kind>(of kind: Kind.Type) -> [Kind] {
    subviews.flatMap { view in
      ((view as? Kind).map { [$0] } ?? []) + view.descendants(of: kind)
    }
  }
}
