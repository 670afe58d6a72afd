import HeadlessUI
import Samples

/// The look of a star's state: the one place where it becomes text and colour.
@Traced(.view)
struct StarAppearance {
  private let title: String
  private let color: Color
  private let isEnabled: Bool

  init(_ state: StarState) {
    title = state.star.rawValue
    color = state.isSwitching ? .gray : .red
    isEnabled = !state.isSwitching
  }

  func apply(to button: Button) {
    button.setTitle(title, for: .normal)
    button.setTitleColor(color, for: .normal)
    button.isEnabled = isEnabled
  }
}
