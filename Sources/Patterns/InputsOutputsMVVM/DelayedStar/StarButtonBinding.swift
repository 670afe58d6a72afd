import HeadlessUI
import Reactive

/// Shows a star's outputs on a button, on whichever screen it is.
@Traced(.view)
enum StarButtonBinding {
  static func bind(_ outputs: any StarButtonOutputs, to button: Button) -> [AnyCancellable] {
    [
      outputs.starTitle.sink { [weak button] in button?.setTitle($0, for: .normal) },
      outputs.starColor.sink { [weak button] in button?.setTitleColor($0, for: .normal) },
      outputs.isStarEnabled.sink { [weak button] in button?.isEnabled = $0 },
    ]
  }
}
