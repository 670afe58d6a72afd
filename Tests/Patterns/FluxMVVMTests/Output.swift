import Reactive

/// What a publisher gave, in order, for as long as this is held.
final class Output<Value> {
  private(set) var values: [Value] = []
  private var cancellable: AnyCancellable?

  init(_ publisher: some Publisher<Value, Never>) {
    cancellable = publisher.sink { [weak self] value in self?.values.append(value) }
  }
}
