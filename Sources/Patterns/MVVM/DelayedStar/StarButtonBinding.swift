import HeadlessUI

/// Binds a star's button to its view model, on whichever screen it is.
@Traced(.view)
enum StarButtonBinding {
  static func bind(_ viewModel: StarButtonViewModel, to button: Button) -> [NotificationToken] {
    button.addAction(Action { [weak viewModel] _ in viewModel?.toggle() }, for: .touchUpInside)
    let binder = Binder(viewModel)
    return [
      binder.bind(\.title, to: button) { $0.setTitle($1, for: .normal) },
      binder.bind(\.color, to: button) { $0.setTitleColor($1, for: .normal) },
      binder.bind(\.isEnabled, to: button, \.isEnabled),
    ]
  }
}
