import HeadlessUI
import Samples

/// A view of the star, on whatever screen it is: the one place where its state becomes text and
/// colour.
@Traced(.view)
final class StarView {
  private let button: Button
  private let star: StarModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(_ button: Button, of star: StarModel) {
    self.button = button
    self.star = star
    observation = star.observe { [weak self] _ in self?.update() }
  }

  private func update() {
    let state = star.state
    button.setTitle(state.star.rawValue, for: .normal)
    button.setTitleColor(state.isSwitching ? .gray : .red, for: .normal)
    button.isEnabled = !state.isSwitching
  }
}
