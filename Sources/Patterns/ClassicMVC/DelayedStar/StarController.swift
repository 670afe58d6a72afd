import HeadlessUI
import Samples

/// The controller that goes with every ``StarView``: a tap toggles the star.
@Traced(.controller)
final class StarController {
  private let star: StarModel

  init(_ button: Button, of star: StarModel) {
    self.star = star
    button.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
  }
}
