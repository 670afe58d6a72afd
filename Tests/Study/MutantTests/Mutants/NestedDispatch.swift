import HeadlessUI
import Samples
import Trace

@testable import Flux

/// Flux with a store more, which answers an action by dispatching another one.
@Traced(.composition)
final class NestedDispatchApp: App {
  let window: Window
  private let answering: AnsweringStore

  init(setup: TallyCounterSetup, environment: Environment) {
    let dispatcher = Dispatcher<TallyAction>(faults: environment.faults)
    answering = AnsweringStore(0, dispatcher: dispatcher)
    window = Window(
      rootViewController: CounterViewController(
        actions: TallyActions(dispatcher: dispatcher),
        store: TallyStore(setup.tally, dispatcher: dispatcher),
        digits: setup.digits))
    window.makeKeyAndVisible()
  }
}

@Traced(.store)
final class AnsweringStore: Store<TallyAction, Int> {
  override func receive(_ action: TallyAction) {
    if action == .increment { dispatcher.dispatch(.up) }
  }
}
