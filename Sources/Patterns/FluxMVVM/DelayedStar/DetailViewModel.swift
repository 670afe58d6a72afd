import Reactive
import Samples

/// The second screen: what its star looks like.
@Traced(.viewModel)
final class DetailViewModel {
  /// What the view gives.
  struct Inputs {
    let star: AnyPublisher<Void, Never>
  }

  let appearance: StarAppearance
  private let cancellable: AnyCancellable

  init(actions: StarActions, star: StarStore, inputs: Inputs) {
    appearance = StarAppearance(star)
    cancellable = inputs.star.sink { actions.toggle(star.value) }
  }
}
