import Samples

/// Answers a tap on the second screen's star.
@Traced(.presenter)
final class DetailPresenter: DetailPresenting {
  private let star: StarModel

  init(star: StarModel) {
    self.star = star
  }

  func didTapStar() { star.toggle() }
}
