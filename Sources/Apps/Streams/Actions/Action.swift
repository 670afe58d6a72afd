import Reactive

/// Work that cannot be started again while it is in progress.
///
/// It is still in progress during a delivery, so applying it in response to a value is refused.
final class Action<Input, Output, Failure: Error> {
  let isExecuting = CurrentValueSubject<Bool, Never>(false)
  let values = PassthroughSubject<Output, Never>()
  let errors = PassthroughSubject<Failure, Never>()
  let refusals = PassthroughSubject<Input, Never>()

  private let work: (Input) -> AnyPublisher<Output, Failure>
  private var execution: AnyCancellable?

  init(_ work: @escaping (Input) -> AnyPublisher<Output, Failure>) {
    self.work = work
  }

  func apply(_ input: Input) {
    guard !isExecuting.value else { return refusals.send(input) }
    isExecuting.value = true
    execution = work(input).sink(
      receiveCompletion: { [weak self] completion in
        if case .failure(let error) = completion { self?.errors.send(error) }
        self?.isExecuting.value = false
      },
      receiveValue: { [weak self] in self?.values.send($0) })
  }
}
