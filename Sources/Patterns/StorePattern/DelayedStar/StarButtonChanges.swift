import HeadlessUI

/// Applies what differs in a star to its button, on whichever screen that is.
@Traced(.view)
enum StarButtonChanges {
  static func apply(_ changes: Changes<StarAppearance>, to button: Button) {
    if let title = changes.takeIfChanged(\.title) { button.setTitle(title, for: .normal) }
    if let color = changes.takeIfChanged(\.color) { button.setTitleColor(color, for: .normal) }
    if let isEnabled = changes.takeIfChanged(\.isEnabled) { button.isEnabled = isEnabled }
  }
}
