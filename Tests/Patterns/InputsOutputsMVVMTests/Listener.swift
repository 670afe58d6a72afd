import Reactive

/// What a publisher that may fail gave, in order, and how it ended.
final class Listener<Value, Failure: Error> {
  private(set) var values: [Value] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var cancellable: AnyCancellable?

  init(_ publisher: some Publisher<Value, Failure>) {
    cancellable = publisher.sink(
      receiveCompletion: { [weak self] completion in self?.completion = completion },
      receiveValue: { [weak self] value in self?.values.append(value) })
  }

  func cancel() { cancellable = nil }
}
