import HeadlessUI
import Reactive
import Samples

/// The star's states as what its button shows; both screens' view models have one.
@Traced(.viewModel)
struct StarAppearance: StarButtonOutputs {
  let starTitle: AnyPublisher<String, Never>
  let starColor: AnyPublisher<Color, Never>
  let isStarEnabled: AnyPublisher<Bool, Never>

  init(of state: some Publisher<StarState, Never>) {
    starTitle = state.map(\.star.rawValue).removeDuplicates().eraseToAnyPublisher()
    starColor =
      state
      .map { $0.isSwitching ? Color.gray : .red }
      .removeDuplicates()
      .eraseToAnyPublisher()
    isStarEnabled = state.map { !$0.isSwitching }.removeDuplicates().eraseToAnyPublisher()
  }
}
