import HeadlessUI
import Samples
import Testing

@testable import MVVM

@Suite("The counter's view model")
struct CounterViewModelTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let viewModel: CounterViewModel

  init() {
    viewModel = CounterViewModel(counter: counter, digits: 3)
  }

  @Test("has a text for each wheel from the beginning, the ones first")
  func beginning() {
    #expect(texts == ["0", "0", "2"])
  }

  @Test("counts, and turns its wheels up and down")
  func operations() {
    viewModel.increment()
    #expect(texts == ["1", "0", "2"])
    viewModel.up()
    #expect(texts == ["1", "1", "2"])
    viewModel.down()
    #expect(texts == ["1", "1", "1"])
  }

  @Test("shows what somebody else did to the counter")
  func otherHands() {
    counter.increment()
    #expect(texts == ["1", "0", "2"])
  }

  @Test("publishes only the wheels that turned")
  func onlyChanges() {
    let targets = viewModel.wheels.map { _ in Target<String?>(nil) }
    let tokens = zip(viewModel.wheels, targets).map {
      Binder($0).bind(\.text, to: $1, \.value)
    }
    viewModel.increment()
    withExtendedLifetime(tokens) {
      #expect(targets.map(\.values) == [["0", "1"], ["0"], ["2"]])
    }
  }

  @Test("is not kept alive by the counter that it observes")
  func release() {
    var local: CounterViewModel? = CounterViewModel(counter: counter, digits: 3)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
  }

  private var texts: [String?] { viewModel.wheels.map(\.text) }
}
