import HeadlessUI

/// The star's button, on whichever screen it is, as its view model sees it.
@Traced(.view)
final class StarButtonView: StarButtonOutput {
  var title: String {
    didSet { button.setTitle(title, for: .normal) }
  }
  var color: Color {
    didSet { button.setTitleColor(color, for: .normal) }
  }
  var isEnabled: Bool {
    didSet { button.isEnabled = isEnabled }
  }
  private let button: Button

  init(_ button: Button) {
    title = ""
    color = .label
    isEnabled = true
    self.button = button
  }

  /// Hands taps to a view model, and has it set the properties.
  func connect(to viewModel: StarButtonViewModel) {
    button.addAction(Action { [weak viewModel] _ in viewModel?.toggle() }, for: .touchUpInside)
    viewModel.show(on: self)
  }
}
