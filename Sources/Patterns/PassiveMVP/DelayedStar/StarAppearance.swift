import HeadlessUI
import Samples

/// The look of a star's state: the one place where it becomes text and colour.
@Traced(.presenter)
struct StarAppearance {
  let title: String
  let color: Color
  let isEnabled: Bool

  init(_ state: StarState) {
    title = state.star.rawValue
    color = state.isSwitching ? .gray : .red
    isEnabled = !state.isSwitching
  }
}
