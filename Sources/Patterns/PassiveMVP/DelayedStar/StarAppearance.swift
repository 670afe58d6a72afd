import HeadlessUI
import Samples

/// How a star's state looks: the one place where it becomes text and colour.
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
