import Trace

/// A view's place with a store; the view holds it, and it ends with the view.
protocol Subscription: AnyObject {}

/// Holds what a subscriber does with each event of one kind.
@Traced(.store)
final class Listener<Event>: Subscription {
  let receive: (Event) -> Void

  init(_ receive: @escaping (Event) -> Void) {
    self.receive = receive
  }
}

struct WeakListener<Event> {
  weak var listener: Listener<Event>?
}
