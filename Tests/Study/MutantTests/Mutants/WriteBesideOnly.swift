import HeadlessUI
import Samples
import Trace

@testable import Flux

/// Flux with a store that sets a switch of the dispatching, where all it may do is wait.
@Traced(.composition)
final class WriteBesideOnlyApp: App {
  let window: Window
  private let greedy: GreedyStore

  init(setup: TallyCounterSetup, environment: Environment) {
    let dispatcher = Dispatcher<TallyAction>(faults: environment.faults)
    greedy = GreedyStore(dispatcher: dispatcher, queue: Queue())
    window = Window(
      rootViewController: CounterViewController(
        actions: TallyActions(dispatcher: dispatcher),
        store: TallyStore(setup.tally, dispatcher: dispatcher),
        digits: setup.digits))
    window.makeKeyAndVisible()
  }
}

@Traced(.dispatcher)
final class Queue {
  var isBusy = false
}

@Traced(.store)
final class GreedyStore: Store<TallyAction, Int> {
  private let queue: Queue

  init(dispatcher: Dispatcher<TallyAction>, queue: Queue) {
    self.queue = queue
    super.init(0, dispatcher: dispatcher)
  }

  override func receive(_ action: TallyAction) {
    queue.isBusy = true
  }
}
