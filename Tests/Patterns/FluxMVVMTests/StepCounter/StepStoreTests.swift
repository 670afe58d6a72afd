import Samples
import Testing

@testable import FluxMVVM

@Suite("The step counter's store")
struct StepStoreTests {
  private let dispatcher = Dispatcher<StepAction>(faults: Faults())
  private let store: StepStore

  init() {
    store = StepStore(StepCount(), dispatcher: dispatcher)
  }

  @Test("counts up and down, and is silent about a step that zero refuses")
  func counts() {
    let heard = Heard(store)
    let actions = StepActions(dispatcher: dispatcher)
    actions.increment()
    actions.increment()
    actions.decrement()
    actions.decrement()
    actions.decrement()
    #expect(heard.values.map(\.value) == [0, 1, 2, 1, 0])
    #expect(store.value == StepCount())
  }
}
