import Reactive
import Samples

/// Hands taps and scrolling to the action creator, and the request that is due; publishes how the
/// store's programs look.
@Traced(.viewModel)
final class ProgramsViewModel {
  /// What the view gives.
  struct Inputs {
    let viewDidLoad: AnyPublisher<Void, Never>
    let viewWillAppear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let reload: AnyPublisher<Void, Never>
    let offset: AnyPublisher<Int, Never>
  }

  let titles: AnyPublisher<[String], Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// Why what is shown may be old, or not all; nothing if it is not.
  let message: AnyPublisher<String?, Never>
  /// Why there is nothing to show; nothing if there is.
  let failure: AnyPublisher<String?, Never>
  private let actions: ProgramActions
  private let store: ProgramStore
  private var cancellables: [AnyCancellable] = []

  init(actions: ProgramActions, store: ProgramStore, inputs: Inputs) {
    self.actions = actions
    self.store = store
    let list = store.changes
    titles = list.map { $0.programs.map(\.title) }.removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    message = list.map { $0.notice?.message }.removeDuplicates().eraseToAnyPublisher()
    failure = list.map { $0.failure?.message }.removeDuplicates().eraseToAnyPublisher()
    cancellables = [
      inputs.viewDidLoad.sink { [weak self] in self?.begin() },
      inputs.viewWillAppear.sink { actions.refresh() },
      inputs.refresh.sink { actions.refresh() },
      inputs.reload.sink { actions.refresh() },
      inputs.offset.sink { offset in actions.scroll(to: offset) },
    ]
  }

  /// Begins once the view is bound, which is thus shown a change before its request is sent.
  private func begin() {
    cancellables.append(store.changes.sink { [actions] list in actions.follow(list.request) })
  }
}
