import Reactive
import Samples
import Testing

@testable import FluxMVVM

@Suite("The counter's view model")
struct CounterViewModelTests {
  private let dispatcher = Dispatcher<TallyAction>(faults: Faults())
  private let spy: ActionSpy<TallyAction>
  private let increment = PassthroughSubject<Void, Never>()
  private let up = PassthroughSubject<Void, Never>()
  private let down = PassthroughSubject<Void, Never>()

  init() {
    spy = ActionSpy(dispatcher)
  }

  @Test("publishes a text for each wheel to whoever subscribes, the ones first")
  func beginning() {
    let viewModel = makeViewModel()
    #expect(viewModel.wheels.map { Output($0).values } == [["0"], ["0"], ["2"]])
  }

  @Test("hands each tap to the action creator")
  func taps() {
    let viewModel = makeViewModel()
    increment.send()
    up.send()
    down.send()
    withExtendedLifetime(viewModel) { #expect(spy.actions == [.increment, .up, .down]) }
  }

  @Test("publishes only the wheels that an action turned, whoever dispatched it")
  func onlyChanges() {
    let viewModel = makeViewModel()
    let outputs = viewModel.wheels.map { Output($0) }
    dispatcher.dispatch(.increment)
    dispatcher.dispatch(.up)
    #expect(outputs.map(\.values) == [["0", "1"], ["0", "1"], ["2"]])
  }

  @Test("is kept alive neither by its store nor by its inputs, and hears no more of them")
  func release() {
    var viewModel: CounterViewModel? = makeViewModel()
    weak let released = viewModel
    withExtendedLifetime(viewModel) {}
    viewModel = nil
    #expect(released == nil)
    increment.send()
    #expect(spy.actions.isEmpty)
  }

  private func makeViewModel() -> CounterViewModel {
    CounterViewModel(
      actions: TallyActions(dispatcher: dispatcher),
      store: TallyStore(Tally(count: 200, wheels: 3), dispatcher: dispatcher), digits: 3,
      inputs: .init(
        increment: increment.eraseToAnyPublisher(), up: up.eraseToAnyPublisher(),
        down: down.eraseToAnyPublisher()))
  }
}
