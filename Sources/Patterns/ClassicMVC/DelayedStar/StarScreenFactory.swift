import HeadlessUI
import Samples

/// Makes the screens, around one star.
@Traced(.composition)
final class StarScreenFactory {
  private let star: StarModel

  init(star: StarModel) {
    self.star = star
  }

  func makeStarScreen() -> ViewController {
    StarViewController(star: star, navigation: NavigationModel(star: star), screens: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(star: star)
  }
}
