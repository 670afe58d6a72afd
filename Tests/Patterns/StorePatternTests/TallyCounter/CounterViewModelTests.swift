import Samples
import Testing

@testable import StorePattern

@Suite("The counter's view model")
struct CounterViewModelTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let viewModel: CounterViewModel

  init() {
    viewModel = CounterViewModel(counter: counter)
  }

  @Test("has a text for each wheel from the beginning, the ones first")
  func beginning() {
    #expect(viewModel.store.state == CounterViewModel.State(wheels: ["0", "0", "2"]))
  }

  @Test("counts, and turns its wheels up and down")
  func operations() {
    viewModel.increment()
    #expect(viewModel.store.state.wheels == ["1", "0", "2"])
    viewModel.up()
    #expect(viewModel.store.state.wheels == ["1", "1", "2"])
    viewModel.down()
    #expect(viewModel.store.state.wheels == ["1", "1", "1"])
  }

  @Test("commits what somebody else did to the counter")
  func otherHands() {
    counter.increment()
    #expect(viewModel.store.state.wheels == ["1", "0", "2"])
  }

  @Test("commits each tally once, as a whole")
  func oneCommit() {
    let subscriber = Subscriber(viewModel.store)
    viewModel.down()
    viewModel.increment()
    #expect(
      subscriber.states.map(\.wheels) == [["0", "0", "2"], ["0", "0", "1"], ["1", "0", "1"]])
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
