import Reactive
import Samples

/// Hands taps to the action creator; publishes how the store's favorites look, and where the screen
/// wants to go.
@Traced(.viewModel)
final class FavoritesViewModel {
  /// What the view gives.
  struct Inputs {
    let removeAll: AnyPublisher<Void, Never>
    let selection: AnyPublisher<Int, Never>
  }

  /// What the view is to do next.
  enum Route: Equatable {
    case repository(Repository)
  }

  let names: AnyPublisher<[String], Never>
  let isEmptyHidden: AnyPublisher<Bool, Never>
  let isRemoveAllHidden: AnyPublisher<Bool, Never>
  let route: AnyPublisher<Route, Never>
  private let cancellable: AnyCancellable

  init(actions: FavoritesActions, store: FavoritesStore, inputs: Inputs) {
    let repositories = store.changes.map(\.repositories)
    names = repositories.map { $0.map(\.fullName) }.removeDuplicates().eraseToAnyPublisher()
    isEmptyHidden = repositories.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()
    isRemoveAllHidden = repositories.map(\.isEmpty).removeDuplicates().eraseToAnyPublisher()
    route = inputs.selection.map { .repository(store.value.repositories[$0]) }
      .eraseToAnyPublisher()
    cancellable = inputs.removeAll.sink { actions.removeAll() }
  }
}
