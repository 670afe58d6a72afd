import Trace

/// A listener's place with a store; whoever listens holds it, and it ends with its holder.
@Traced(.store)
final class StoreSubscription {
  let listener: () -> Void

  init(_ listener: @escaping () -> Void) {
    self.listener = listener
  }
}

struct WeakStoreSubscription {
  weak var subscription: StoreSubscription?
}
