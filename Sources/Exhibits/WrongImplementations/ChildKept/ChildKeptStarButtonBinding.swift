import HeadlessUI
import Reactive

/// Shows a star's appearance on a button, on whichever screen it is.
@Traced(.view)
enum ChildKeptStarButtonBinding {
  static func bind(_ appearance: ChildKeptStarAppearance, to button: Button) -> [AnyCancellable] {
    [
      appearance.title.sink { [weak button] in button?.setTitle($0, for: .normal) },
      appearance.color.sink { [weak button] in button?.setTitleColor($0, for: .normal) },
      appearance.isEnabled.sink { [weak button] in button?.isEnabled = $0 },
    ]
  }
}
