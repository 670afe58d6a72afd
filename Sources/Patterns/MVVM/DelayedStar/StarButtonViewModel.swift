import HeadlessUI
import Samples

/// How the star's button looks, and what a tap on it means; both screens have one.
@Traced(.viewModel)
final class StarButtonViewModel: Bindable {
  let changes = Changes<StarButtonViewModel>(
    publishing: [\.title: "title", \.color: "color", \.isEnabled: "isEnabled"])
  private(set) var title = "" {
    didSet { changes.post(\.title, from: self) }
  }
  private(set) var color = Color.label {
    didSet { changes.post(\.color, from: self) }
  }
  private(set) var isEnabled = true {
    didSet { changes.post(\.isEnabled, from: self) }
  }
  private let star: StarModel
  private var observation: ObservationToken?

  init(star: StarModel) {
    self.star = star
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  func tap() { star.toggle() }

  private func show(_ state: StarState) {
    title = state.star.rawValue
    color = state.isSwitching ? .gray : .red
    isEnabled = !state.isSwitching
  }
}
