/// A target that a property can be bound to, in place of a widget; it keeps all that it was given.
final class Target<Value> {
  private(set) var values: [Value] = []
  var value: Value {
    didSet { values.append(value) }
  }

  init(_ value: Value) {
    self.value = value
  }
}
