import HeadlessUI

/// The look of a button.
struct Look: Hashable {
  let title: String?
  let color: Color
  let isEnabled: Bool

  init(title: String, color: Color, isEnabled: Bool) {
    self.title = title
    self.color = color
    self.isEnabled = isEnabled
  }

  init(_ button: Button) {
    title = button.currentTitle
    color = button.currentTitleColor
    isEnabled = button.isEnabled
  }
}
