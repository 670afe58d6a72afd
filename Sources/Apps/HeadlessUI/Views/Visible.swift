/// A visible property of a view: writes are recorded as effects, and reads by others than the
/// owner as reads.
///
/// The library itself uses the projected value, `$text`, which is not recorded.
@propertyWrapper
public struct Visible<Value> {
  private var value: Value
  private let name: String

  /// Creates a property with its name in traces and its initial value.
  init(wrappedValue value: Value, _ name: String) {
    self.value = value
    self.name = name
  }

  /// Unavailable: a visible property needs its view.
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
