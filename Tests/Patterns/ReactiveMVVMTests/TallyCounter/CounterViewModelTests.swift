import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("The counter's view model")
struct CounterViewModelTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let increment = PassthroughSubject<Void, Never>()
  private let up = PassthroughSubject<Void, Never>()
  private let down = PassthroughSubject<Void, Never>()

  @Test("publishes a text for each wheel to whoever subscribes, the ones first")
  func beginning() {
    let viewModel = makeViewModel()
    #expect(viewModel.wheels.map { Output($0).values } == [["0"], ["0"], ["2"]])
  }

  @Test("counts, and turns its wheels up and down")
  func operations() {
    let viewModel = makeViewModel()
    increment.send()
    #expect(texts(of: viewModel) == ["1", "0", "2"])
    up.send()
    #expect(texts(of: viewModel) == ["1", "1", "2"])
    down.send()
    #expect(texts(of: viewModel) == ["1", "1", "1"])
  }

  @Test("publishes only the wheels that turned")
  func onlyChanges() {
    let viewModel = makeViewModel()
    let outputs = viewModel.wheels.map { Output($0) }
    increment.send()
    up.send()
    #expect(outputs.map(\.values) == [["0", "1"], ["0", "1"], ["2"]])
  }

  @Test("shows what somebody else did to the counter")
  func otherHands() {
    let viewModel = makeViewModel()
    let outputs = viewModel.wheels.map { Output($0) }
    counter.increment()
    #expect(outputs.map(\.values) == [["0", "1"], ["0"], ["2"]])
  }

  @Test("is kept alive neither by the counter nor by its inputs, and hears no more of them")
  func release() {
    let heard = Tally(count: 200, wheels: 3)
    var viewModel: CounterViewModel? = makeViewModel()
    weak let released = viewModel
    withExtendedLifetime(viewModel) {}
    viewModel = nil
    #expect(released == nil)
    increment.send()
    var present: Tally?
    let observation = counter.observe { present = $0 }
    withExtendedLifetime(observation) { #expect(present == heard) }
  }

  private func makeViewModel() -> CounterViewModel {
    CounterViewModel(
      counter: counter, digits: 3,
      inputs: .init(
        increment: increment.eraseToAnyPublisher(), up: up.eraseToAnyPublisher(),
        down: down.eraseToAnyPublisher()))
  }

  private func texts(of viewModel: CounterViewModel) -> [String?] {
    viewModel.wheels.map { Output($0).values.last }
  }
}
