import HeadlessUI
import Samples

/// The look of the star's button, and what a tap on it means; both screens have one.
@Traced(.viewModel)
final class StarButtonViewModel {
  private weak var output: (any StarButtonOutput)?
  private let star: StarModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(star: StarModel) {
    self.star = star
  }

  /// Begins to set what a view shows: now, and whenever the star changes.
  func show(on output: any StarButtonOutput) {
    self.output = output
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  func toggle() { star.toggle() }

  private func show(_ state: StarState) {
    output?.title = state.star.rawValue
    output?.color = state.isSwitching ? .gray : .red
    output?.isEnabled = !state.isSwitching
  }
}
