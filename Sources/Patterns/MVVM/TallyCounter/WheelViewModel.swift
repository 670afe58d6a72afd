import Trace

/// What one wheel shows.
@Traced(.viewModel)
final class WheelViewModel: Bindable {
  let changes: Changes<WheelViewModel>
  private(set) var text: String?

  init() {
    changes = Changes(publishing: [\.text: "text"])
  }

  func show(_ digit: Int) {
    changes.update(\.text, of: self, to: String(digit))
  }
}
