import Trace

/// A store's place with the dispatcher; the store holds it, and it ends with the store.
@Traced(.dispatcher)
final class Registration<Action> {
  let receive: (Action) -> Void
  let ended: () -> Void

  init(receive: @escaping (Action) -> Void, ended: @escaping () -> Void) {
    self.receive = receive
    self.ended = ended
  }
}

struct WeakRegistration<Action> {
  weak var registration: Registration<Action>?
}
