/// A property of a view that a person sees: each write of it is an effect, and each read of it by
/// another participant than the view's owner is recorded.
///
/// The library itself looks at the projected value, `$text`, which is not recorded.
@propertyWrapper
public struct Visible<Value> {
  private var value: Value
  private let name: String

  /// A property with its name in traces and its first value.
  init(wrappedValue value: Value, _ name: String) {
    self.value = value
    self.name = name
  }

  /// Not to be used: a visible property needs the view to which it belongs.
  @available(*, unavailable, message: "@Visible is only available on properties of views")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value, unrecorded.
  public var projectedValue: Value { value }

  public static subscript<Owner: View>(
    _enclosingInstance view: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Visible<Value>>
  ) -> Value {
    get {
      let property = view[keyPath: storageKeyPath]
      return view.read(property.name, property.value)
    }
    set {
      let old = view[keyPath: storageKeyPath]
      view[keyPath: storageKeyPath].value = newValue
      view.wrote(old.name, old: old.value, new: newValue)
    }
  }
}
