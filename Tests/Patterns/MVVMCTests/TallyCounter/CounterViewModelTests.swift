import Samples
import Testing

@testable import MVVMC

@Suite("The counter's view model")
struct CounterViewModelTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let viewModel: CounterViewModel
  private let wheels: [Output<String>]

  init() {
    viewModel = CounterViewModel(counter: counter, digits: 3)
    wheels = viewModel.wheels.map { Output($0) }
  }

  @Test("outputs a text for each wheel to whoever subscribes, the ones first")
  func beginning() {
    #expect(texts == [["0"], ["0"], ["2"]])
  }

  @Test("counts, and turns its wheels up and down; outputs only the wheels that turned")
  func operations() {
    viewModel.incrementTapped()
    #expect(texts == [["0", "1"], ["0"], ["2"]])
    viewModel.upTapped()
    #expect(texts == [["0", "1"], ["0", "1"], ["2"]])
    viewModel.downTapped()
    #expect(texts == [["0", "1"], ["0", "1"], ["2", "1"]])
  }

  @Test("shows a late subscriber the wheels as they are, and what comes")
  func lateSubscriber() {
    viewModel.incrementTapped()
    let late = viewModel.wheels.map { Output($0) }
    viewModel.upTapped()
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
    let outputs = local?.wheels.map { Output($0) }
    local = nil
    withExtendedLifetime(outputs) { #expect(released == nil) }
  }

  private var texts: [[String]] { wheels.map(\.values) }
}
