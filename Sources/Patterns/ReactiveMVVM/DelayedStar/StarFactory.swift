import HeadlessUI
import Samples

/// Builds the screens around one star, and their view models once they have inputs to give.
@Traced(.composition)
final class StarFactory {
  private let star: StarModel

  init(star: StarModel) {
    self.star = star
  }

  func makeStarScreen() -> ViewController {
    StarViewController(factory: self)
  }

  func makeDetailScreen() -> ViewController {
    DetailViewController(factory: self)
  }

  func makeStarViewModel(inputs: StarViewModel.Inputs) -> StarViewModel {
    StarViewModel(star: star, navigation: NavigationModel(star: star), inputs: inputs)
  }

  func makeDetailViewModel(inputs: DetailViewModel.Inputs) -> DetailViewModel {
    DetailViewModel(star: star, inputs: inputs)
  }
}
