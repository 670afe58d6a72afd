import Reactive
import Samples

/// The second screen: what its star looks like.
@Traced(.viewModel)
final class DetailViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let star: AnyPublisher<Void, Never>
  }

  let appearance: StarAppearance
  /// The source of the outputs; only kept.
  private let state: CurrentValueSubject<StarState, Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(star: StarModel, inputs: Inputs) {
    let state = CurrentValueSubject<StarState, Never>(star.state)
    self.state = state

    appearance = StarAppearance(of: state)

    observation = star.observe { state.send($0) }
    cancellable = inputs.star.sink { star.toggle() }
  }
}
