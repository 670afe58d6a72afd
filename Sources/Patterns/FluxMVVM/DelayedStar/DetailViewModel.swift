import Reactive
import Samples

/// The second screen: what its star looks like; hands a tap to the action creator, and the change
/// that is under way.
@Traced(.viewModel)
final class DetailViewModel {
  /// What the view gives.
  struct Inputs {
    let viewDidLoad: AnyPublisher<Void, Never>
    let star: AnyPublisher<Void, Never>
  }

  let appearance: StarAppearance
  private let actions: StarActions
  private let star: StarStore
  private var cancellables: [AnyCancellable] = []

  init(actions: StarActions, star: StarStore, inputs: Inputs) {
    self.actions = actions
    self.star = star
    appearance = StarAppearance(star)
    cancellables = [
      inputs.viewDidLoad.sink { [weak self] in self?.begin() },
      inputs.star.sink { actions.toggle() },
    ]
  }

  /// Begins once the view is bound, which is thus shown a change before its request is sent.
  private func begin() {
    cancellables.append(star.changes.sink { [actions] state in actions.follow(state) })
  }
}
