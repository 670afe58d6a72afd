import Reactive
import Samples

/// Tells the action creator what was tapped and scrolled, and that the view appears; publishes how
/// the store's programs look.
@Traced(.viewModel)
final class ProgramsViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let viewWillAppear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let reload: AnyPublisher<Void, Never>
    let offset: AnyPublisher<Int, Never>
  }

  let titles: AnyPublisher<[String], Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// The reason why the list may be old, or not whole; `nil` if there is nothing to say.
  let message: AnyPublisher<String?, Never>
  /// The reason why there is no list; `nil` if there is nothing to say, nor to reload.
  let failure: AnyPublisher<String?, Never>
  /// The store's list, as a publisher.
  private let list: CurrentValueSubject<ProgramList, Never>
  /// Held to stay subscribed to the store and the inputs.
  private let subscription: StoreSubscription
  private let cancellables: [AnyCancellable]

  init(actions: ProgramActions, store: ProgramStore, inputs: Inputs) {
    let list = CurrentValueSubject<ProgramList, Never>(store.value)
    self.list = list
    titles = list.map { $0.programs.map(\.title) }.removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    message = list.map { $0.notice?.message }.removeDuplicates().eraseToAnyPublisher()
    failure = list.map { $0.failure?.message }.removeDuplicates().eraseToAnyPublisher()
    subscription = store.subscribe { list.send(store.value) }
    cancellables = [
      inputs.viewWillAppear.sink { actions.viewAppeared() },
      inputs.refresh.sink { actions.refresh() },
      inputs.reload.sink { actions.refresh() },
      inputs.offset.sink { offset in actions.scrolled(to: offset) },
    ]
  }
}
