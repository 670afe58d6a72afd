import HeadlessUI
import Samples

/// The look of a star's state: part of the state of both screens.
@Traced(.viewModel)
struct StarAppearance: Equatable {
  let title: String
  let color: Color
  let isEnabled: Bool

  init(_ state: StarState) {
    title = state.star.rawValue
    color = state.isSwitching ? .gray : .red
    isEnabled = !state.isSwitching
  }
}
