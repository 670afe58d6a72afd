import Reactive
import Trace

/// Work that answers once, and is not started again while it is under way.
///
/// Whoever starts it need not hold on to anything: the answers of all executions come by two
/// streams. When an answer comes the execution is over, so that it may lead to the next one.
///
/// The name is ReactiveSwift's. In this module it hides the buttons' `Action`, so views write
/// `.init { … }` for one of those.
///
/// ```swift
/// let refresh = Action { service.page(from: 0) }
/// refresh.apply(())                  // isExecuting: true
/// refresh.apply(())                  // refused
/// ```
@Traced(.viewModel)
final class Action<Input, Output, Failure: Error> {
  /// What the executions answered.
  let values: AnyPublisher<Output, Never>
  /// Why executions failed.
  let errors: AnyPublisher<Failure, Never>
  /// Whether an execution is under way: now, and whenever that changes.
  let isExecuting: AnyPublisher<Bool, Never>

  private let work: (Input) -> AnyPublisher<Output, Failure>
  private let answers: PassthroughSubject<Result<Output, Failure>, Never>
  private let executing: CurrentValueSubject<Bool, Never>
  private var execution: AnyCancellable?
  /// How many executions have begun, which is the number of the last one.
  ///
  /// An answer that comes inside the call may lead to the same action at once. By the number the
  /// rest of the first execution knows that another has begun, which it must neither end nor
  /// replace.
  private var executions = 0

  /// An action that is not executing.
  ///
  /// - Parameter work: What to do with an input; of what it publishes, the first value counts.
  init(_ work: @escaping (Input) -> AnyPublisher<Output, Failure>) {
    self.work = work
    answers = PassthroughSubject()
    executing = CurrentValueSubject(false)
    values = answers.compactMap { try? $0.get() }.eraseToAnyPublisher()
    errors = answers.compactMap { result in
      if case .failure(let error) = result { error } else { nil }
    }.eraseToAnyPublisher()
    isExecuting = executing.removeDuplicates().eraseToAnyPublisher()
  }

  /// Starts the work; refused while it is under way.
  ///
  /// - Parameter input: What the work is done with.
  func apply(_ input: Input) {
    guard !executing.value else { return }
    executions += 1
    let number = executions
    executing.send(true)
    let execution = work(input).map(Result.success).catch { Just(.failure($0)) }.first()
      .sink(
        receiveCompletion: { [weak self] _ in self?.end(number) },
        receiveValue: { [weak self] answer in self?.end(with: answer) })
    // The answer may have come inside the call, and have led to the next execution.
    if executing.value, number == executions { self.execution = execution }
  }

  /// Cancels the work, if it is under way; nothing is answered.
  func cancel() {
    execution = nil
    executing.send(false)
  }

  private func end(with answer: Result<Output, Failure>) {
    cancel()
    answers.send(answer)
  }

  /// Ends an execution that completed; its answer may have led to the next one.
  private func end(_ number: Int) {
    if number == executions { cancel() }
  }
}
