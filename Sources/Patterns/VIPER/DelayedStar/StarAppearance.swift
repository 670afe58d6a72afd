import HeadlessUI
import Samples

/// The text and colour of a star's state; both screens' presenters make one.
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
