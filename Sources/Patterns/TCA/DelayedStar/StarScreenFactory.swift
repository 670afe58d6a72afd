import HeadlessUI
import Samples

/// Builds the screens, each on its part of the one store.
@Traced(.composition)
final class StarScreenFactory {
  private let store: RootStore<StarReducer>

  init(setup: DelayedStarSetup, environment: Environment) {
    let service = StarService(clock: environment.clock)
    store = RootStore(
      initialState: StarFeature.State(),
      reducer: StarReducer(
        button: StarButtonReducer(client: StarClient(settle: service.settle))),
      faults: environment.faults)
  }

  func makeStarScreen() -> ViewController {
    StarViewController(store: store, screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(
      store: store.scope(
        \.button, as: StarFeature.Action.button, dismissal: .detail(.dismiss)))
  }
}
