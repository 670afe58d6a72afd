import HeadlessUI
import Reactive
import Samples

/// The look of the star's button, as publishers; both screens' view models give them out.
@Traced(.viewModel)
struct ChildKeptStarAppearance {
  let title: AnyPublisher<String, Never>
  let color: AnyPublisher<Color, Never>
  let isEnabled: AnyPublisher<Bool, Never>

  init(of state: some Publisher<StarState, Never>) {
    title = state.map(\.star.rawValue).removeDuplicates().eraseToAnyPublisher()
    color =
      state
      .map { $0.isSwitching ? Color.gray : .red }
      .removeDuplicates()
      .eraseToAnyPublisher()
    isEnabled = state.map { !$0.isSwitching }.removeDuplicates().eraseToAnyPublisher()
  }
}
