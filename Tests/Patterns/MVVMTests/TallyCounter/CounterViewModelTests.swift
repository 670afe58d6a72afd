import HeadlessUI
import Samples
import Testing

@testable import MVVM

@Suite("The counter's view model")
struct CounterViewModelTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let viewModel: CounterViewModel

  init() {
    viewModel = CounterViewModel(counter: counter)
  }

  @Test("has a text for each wheel from the beginning, the ones first")
  func beginning() {
    #expect(viewModel.wheels == ["0", "0", "2"])
  }

  @Test("counts, and turns its wheels up and down")
  func operations() {
    viewModel.increment()
    #expect(viewModel.wheels == ["1", "0", "2"])
    viewModel.up()
    #expect(viewModel.wheels == ["1", "1", "2"])
    viewModel.down()
    #expect(viewModel.wheels == ["1", "1", "1"])
  }

  @Test("shows what somebody else did to the counter")
  func otherHands() {
    counter.increment()
    #expect(viewModel.wheels == ["1", "0", "2"])
  }

  @Test("publishes only the wheels that turned")
  func onlyChanges() {
    let targets = viewModel.wheels.map { _ in Target("") }
    let binder = Binder(viewModel)
    let tokens = targets.enumerated().map { wheel, target in
      binder.bind(\.wheels[wheel], to: target, \.value)
    }
    viewModel.increment()
    withExtendedLifetime(tokens) {
      #expect(targets.map(\.values) == [["0", "1"], ["0"], ["2"]])
    }
  }

  @Test("is not kept alive by the counter that it observes")
  func release() {
    var local: CounterViewModel? = CounterViewModel(counter: counter)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
  }
}
