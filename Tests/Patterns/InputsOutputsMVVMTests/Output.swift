import Reactive

/// The values that a publisher gives while this is held, in order.
final class Output<Value> {
  private(set) var values: [Value] = []
  private(set) var isFinished = false
  private var cancellable: AnyCancellable?

  init(_ publisher: some Publisher<Value, Never>) {
    cancellable = publisher.sink(
      receiveCompletion: { [weak self] _ in self?.isFinished = true },
      receiveValue: { [weak self] value in self?.values.append(value) })
  }

  /// The latest value.
  var last: Value? { values.last }
}
