import Reactive
import Testing

@testable import InputsOutputsMVVM

@Suite("An action")
struct ActionTests {
  private struct Broken: Error, Equatable {}

  /// Stands for the service: the test answers by it.
  private final class Work {
    private(set) var inputs: [Int] = []
    private(set) var cancellations = 0
    private(set) var answer = PassthroughSubject<String, Broken>()

    func start(_ input: Int) -> AnyPublisher<String, Broken> {
      inputs.append(input)
      answer = PassthroughSubject()
      return answer.handleEvents(receiveCancel: { [weak self] in self?.cancellations += 1 })
        .eraseToAnyPublisher()
    }
  }

  private let work = Work()
  private let action: Action<Int, String, Broken>
  private let values: Output<String>
  private let errors: Output<Broken>
  private let executing: Output<Bool>

  init() {
    action = Action { [work] in work.start($0) }
    values = Output(action.values)
    errors = Output(action.errors)
    executing = Output(action.isExecuting)
  }

  @Test("is not executing at first, and does nothing")
  func beginning() {
    #expect(executing.values == [false])
    #expect(work.inputs.isEmpty)
  }

  @Test("publishes the value that its work answers with")
  func value() {
    action.apply(1)
    #expect(executing.values == [false, true])
    work.answer.send("one")
    #expect(values.values == ["one"])
    #expect(errors.values.isEmpty)
    #expect(executing.values == [false, true, false])
  }

  @Test("publishes the error with which its work fails, and can be applied again")
  func failure() {
    action.apply(1)
    work.answer.send(completion: .failure(Broken()))
    #expect(errors.values == [Broken()])
    #expect(executing.last == false)
    action.apply(2)
    #expect(work.inputs == [1, 2])
  }

  @Test("refuses to start while it is executing")
  func refusal() {
    action.apply(1)
    action.apply(2)
    #expect(work.inputs == [1])
    work.answer.send("one")
    #expect(values.values == ["one"])
  }

  @Test("cancels its work, answers nothing, and can be applied again")
  func cancelling() {
    action.apply(1)
    action.cancel()
    #expect(work.cancellations == 1)
    #expect(executing.values == [false, true, false])
    action.apply(2)
    work.answer.send("two")
    #expect(values.values == ["two"])
  }

  @Test("is over when its answer comes, so that the answer may lead to the next execution")
  func chain() {
    let chained = action.values.first().sink { [action] _ in action.apply(2) }
    action.apply(1)
    work.answer.send("one")
    #expect(work.inputs == [1, 2])
    work.answer.send("two")
    withExtendedLifetime(chained) { #expect(values.values == ["one", "two"]) }
  }

  @Test("can be answered inside the call, and that may lead to an execution that takes longer")
  func immediate() {
    let later = PassthroughSubject<String, Broken>()
    let action = Action<Int, String, Broken> { input in
      input == 1
        ? Just("one").setFailureType(to: Broken.self).eraseToAnyPublisher()
        : later.eraseToAnyPublisher()
    }
    let values = Output(action.values)
    let executing = Output(action.isExecuting)
    let chained = action.values.first().sink { [action] _ in action.apply(2) }
    action.apply(1)
    #expect(executing.last == true)
    later.send("two")
    withExtendedLifetime(chained) {
      #expect(values.values == ["one", "two"])
      #expect(executing.last == false)
    }
  }

  @Test("is over when its work completes without an answer")
  func nothing() {
    action.apply(1)
    work.answer.send(completion: .finished)
    #expect(executing.last == false)
    #expect(values.values.isEmpty)
  }

  @Test("cancels its work when it is released")
  func release() {
    var local: Action<Int, String, Broken>? = Action { [work] in work.start($0) }
    local?.apply(1)
    local = nil
    #expect(work.cancellations == 1)
  }
}
