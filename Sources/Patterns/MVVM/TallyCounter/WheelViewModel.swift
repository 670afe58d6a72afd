import Trace

/// What one wheel shows.
@Traced(.viewModel)
final class WheelViewModel: Bindable {
  let changes = Changes<WheelViewModel>(publishing: [\.text: "text"])
  private(set) var text: String?

  func show(_ digit: Int) {
    changes.update(\.text, of: self, to: String(digit))
  }
}
