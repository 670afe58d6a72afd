import Trace

/// Turns what the person does into actions.
@Traced(.actionCreator)
final class TallyActions {
  private let dispatcher: Dispatcher<TallyAction>

  init(dispatcher: Dispatcher<TallyAction>) {
    self.dispatcher = dispatcher
  }

  func increment() { dispatcher.dispatch(.increment) }

  func up() { dispatcher.dispatch(.up) }

  func down() { dispatcher.dispatch(.down) }
}
