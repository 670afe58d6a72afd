import HeadlessUI
import Samples

/// The look of the star's button, and what a tap on it means; both screens have one.
@Traced(.viewModel)
final class StarButtonViewModel: Bindable {
  let changes: Changes<StarButtonViewModel>
  private(set) var title = ""
  private(set) var color = Color.label
  private(set) var isEnabled = true
  private let star: StarModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(star: StarModel) {
    changes = Changes(
      publishing: [\.title: "title", \.color: "color", \.isEnabled: "isEnabled"])
    self.star = star
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  func toggle() { star.toggle() }

  private func show(_ state: StarState) {
    changes.update(\.title, of: self, to: state.star.rawValue)
    changes.update(\.color, of: self, to: state.isSwitching ? .gray : .red)
    changes.update(\.isEnabled, of: self, to: !state.isSwitching)
  }
}
