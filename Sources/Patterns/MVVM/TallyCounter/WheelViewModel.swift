import Trace

/// What one wheel shows.
@Traced(.viewModel)
final class WheelViewModel: Bindable {
  let changes = Changes<WheelViewModel>(publishing: [\.text: "text"])
  private(set) var text: String? {
    didSet { changes.post(\.text, from: self) }
  }

  func show(_ digit: Int) {
    let text = String(digit)
    if text != self.text { self.text = text }
  }
}
