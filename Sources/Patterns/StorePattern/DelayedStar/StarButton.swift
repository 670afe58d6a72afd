import HeadlessUI

/// Applies what differs in a star to its button, on whichever screen that is.
@Traced(.view)
enum StarButton {
  static func apply(_ changes: Changes<StarAppearance>, to button: Button) {
    changes.ifChanged(\.title) { button.setTitle($0, for: .normal) }
    changes.ifChanged(\.color) { button.setTitleColor($0, for: .normal) }
    changes.ifChanged(\.isEnabled) { button.isEnabled = $0 }
  }
}
