import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("The counter's view model")
struct CounterViewModelTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let viewModel: any CounterViewModelType
  private let wheels: [Output<String>]

  init() {
    viewModel = CounterViewModel(counter: counter, digits: 3)
    wheels = viewModel.outputs.wheels.map { Output($0) }
  }

  @Test("outputs a text for each wheel to whoever subscribes, the ones first")
  func beginning() {
    #expect(texts == [["0"], ["0"], ["2"]])
  }

  @Test("counts, and turns its wheels up and down; outputs only the wheels that turned")
  func operations() {
    viewModel.inputs.incrementTapped()
    #expect(texts == [["0", "1"], ["0"], ["2"]])
    viewModel.inputs.upTapped()
    #expect(texts == [["0", "1"], ["0", "1"], ["2"]])
    viewModel.inputs.downTapped()
    #expect(texts == [["0", "1"], ["0", "1"], ["2", "1"]])
  }

  @Test("shows a late subscriber the wheels as they are, and what comes")
  func lateSubscriber() {
    viewModel.inputs.incrementTapped()
    let late = viewModel.outputs.wheels.map { Output($0) }
    viewModel.inputs.upTapped()
    #expect(late.map(\.values) == [["1"], ["0", "1"], ["2"]])
  }

  @Test("shows what somebody else did to the counter")
  func otherHands() {
    counter.increment()
    #expect(texts == [["0", "1"], ["0"], ["2"]])
  }

  @Test("is not kept alive by the counter, nor by those who subscribed to its outputs")
  func release() {
    var local: CounterViewModel? = CounterViewModel(counter: counter, digits: 3)
    weak let released = local
    let outputs = local?.outputs.wheels.map { Output($0) }
    local = nil
    withExtendedLifetime(outputs) { #expect(released == nil) }
  }

  private var texts: [[String]] { wheels.map(\.values) }
}
