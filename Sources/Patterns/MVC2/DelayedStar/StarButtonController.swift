import HeadlessUI
import Samples

/// Mediates between the star and a button that shows it, on whichever screen the button is.
@Traced(.controller)
final class StarButtonController {
  private let star: StarModel
  private let button: Button
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(star: StarModel, button: Button) {
    self.star = star
    self.button = button
    button.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  private func show(_ state: StarState) {
    button.setTitle(state.star.rawValue, for: .normal)
    button.setTitleColor(state.isSwitching ? .gray : .red, for: .normal)
    button.isEnabled = !state.isSwitching
  }
}
