import Samples

/// The second screen: nothing but its star.
@Traced(.viewModel)
final class DetailViewModel {
  let button: StarButtonViewModel

  init(star: StarModel) {
    button = StarButtonViewModel(star: star)
  }
}
