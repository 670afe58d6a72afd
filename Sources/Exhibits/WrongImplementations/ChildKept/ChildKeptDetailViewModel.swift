import Reactive
import Samples

/// The second screen: the look of its star.
@Traced(.viewModel)
final class ChildKeptDetailViewModel {
  let appearance: ChildKeptStarAppearance
  private let star: StarModel
  /// The source of the appearance; only kept.
  private let state: CurrentValueSubject<StarState, Never>
  private let observation: ObservationToken

  init(star: StarModel) {
    let state = CurrentValueSubject<StarState, Never>(star.state)
    self.star = star
    self.state = state

    appearance = ChildKeptStarAppearance(of: state)

    observation = star.observe { state.send($0) }
  }

  func starTapped() { star.toggle() }
}
