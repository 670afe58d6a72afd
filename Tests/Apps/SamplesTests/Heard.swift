/// The values that an observer heard, in order.
final class Heard<Value> {
  private(set) var values: [Value] = []

  func append(_ value: Value) { values.append(value) }
}
