import Trace

/// What one wheel shows.
@Traced(.viewModel)
final class WheelViewModel: Bindable {
  let changes = Changes<WheelViewModel>(publishing: [\.text: "text"])
  private(set) var text: String?

  func show(_ digit: Int) {
    let text = String(digit)
    guard text != self.text else { return }
    self.text = text
    changes.post(\.text, from: self)
  }
}
