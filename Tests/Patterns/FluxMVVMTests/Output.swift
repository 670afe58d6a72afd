import Reactive

/// The values that a publisher gives while this is held, in order.
final class Output<Value> {
  private(set) var values: [Value] = []
  private var cancellable: AnyCancellable?

  init(_ publisher: some Publisher<Value, Never>) {
    cancellable = publisher.sink { [weak self] value in self?.values.append(value) }
  }
}
