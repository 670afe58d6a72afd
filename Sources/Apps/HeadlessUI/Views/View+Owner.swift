package import Trace

extension View {
  /// The participant to which the view belongs: itself, the nearest traced view around it, or its
  /// controller.
  ///
  /// Effects and bindings use the owner at the time when they are created. A screen must therefore
  /// be assembled before it is connected and filled.
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

  /// Returns a property's value for the code that reads it, and records the read.
  func read<Value>(_ property: String, _ value: Value) -> Value {
    Effects.read(on: owner, widget: traceName, property, value)
    return value
  }
}

extension View {
  /// The window that contains the view.
  public var window: Window? { superview?.window ?? controller?.root.window }

  /// Returns the views of a type inside this one, at any depth, in layout order.
  func descendants<Kind>(of kind: Kind.Type) -> [Kind] {
    subviews.flatMap { view in
      ((view as? Kind).map { [$0] } ?? []) + view.descendants(of: kind)
    }
  }
}
