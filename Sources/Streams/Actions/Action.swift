import Reactive

/// Work that is not begun again while it is being done.
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
      receiveCompletion: { [unowned self] completion in
        if case .failure(let error) = completion { errors.send(error) }
        isExecuting.value = false
      },
      receiveValue: { [unowned self] in values.send($0) })
  }
}
