import Trace

/// Turns what the person does into actions.
@Traced(.actionCreator)
final class StepActions {
  private let dispatcher: Dispatcher<StepAction>

  init(dispatcher: Dispatcher<StepAction>) {
    self.dispatcher = dispatcher
  }

  func increment() { dispatcher.dispatch(.increment) }

  func decrement() { dispatcher.dispatch(.decrement) }
}
