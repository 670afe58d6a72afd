import HeadlessUI
import Samples

/// Builds the screens, each on its part of the one store.
@Traced(.composition)
final class SendsWhileReducingStarScreenFactory {
  private let store: SendsWhileReducingRootStore<SendsWhileReducingStarReducer>

  init(setup: DelayedStarSetup, environment: Environment) {
    let service = StarService(clock: environment.clock)
    let reference = SendsWhileReducingReference()
    store = SendsWhileReducingRootStore(
      initialState: StarFeature.State(),
      reducer: SendsWhileReducingStarReducer(
        button: StarButtonReducer(client: StarClient(settle: service.settle)),
        send: { action in reference.store?.send(action) }),
      faults: environment.faults)
    reference.store = store
  }

  func makeStarScreen() -> ViewController {
    SendsWhileReducingStarViewController(store: store, screens: self)
  }

  func makeDetailScreen() -> ViewController {
    SendsWhileReducingDetailViewController(
      store: store.scope(
        \.button, as: StarFeature.Action.button, dismissal: .detail(.dismiss)))
  }
}

/// The store, which is made after the reducer that sends to it.
private final class SendsWhileReducingReference {
  weak var store: SendsWhileReducingRootStore<SendsWhileReducingStarReducer>?
}
