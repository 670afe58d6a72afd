import Trace

/// A view's place with a store; the view holds it, and it ends with the view.
@Traced(.store)
final class Subscription<Value> {
  let listener: (Value) -> Void

  init(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
  }
}

struct WeakSubscription<Value> {
  weak var subscription: Subscription<Value>?
}
