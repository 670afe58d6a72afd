import Samples

/// The second screen: nothing but its star.
@Traced(.viewModel)
final class DetailViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var star: StarAppearance
  }

  let store: Store<State, Never>
  private let star: StarModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(star: StarModel) {
    self.star = star
    store = Store(State(star: StarAppearance(star.state)))
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  func toggle() { star.toggle() }

  private func show(_ state: StarState) {
    store.commit(State(star: StarAppearance(state)))
  }
}
