import Reactive
import Samples

/// Refreshes the list, loads more of it, and publishes what is to be shown of it.
@Traced(.viewModel)
final class ProgramsViewModel {
  let titles: AnyPublisher<[String], Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// The reason why the list may be old, or not whole.
  let message: AnyPublisher<String?, Never>
  let isMessageHidden: AnyPublisher<Bool, Never>
  /// The reason why there is no list.
  let failure: AnyPublisher<String?, Never>
  let isFailureHidden: AnyPublisher<Bool, Never>
  private typealias Change = (inout ProgramList) -> Void
  /// The source of the outputs; only kept.
  private let list: CurrentValueSubject<ProgramList, Never>
  private let changes: PassthroughSubject<Change, Never>
  private let cancellable: AnyCancellable

  init(service: ProgramService) {
    let list = CurrentValueSubject<ProgramList, Never>(ProgramList())
    let changes = PassthroughSubject<Change, Never>()
    self.list = list
    self.changes = changes

    titles = list.map { $0.programs.map(\.title) }.removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    message = list.map(\.notice?.message).removeDuplicates().eraseToAnyPublisher()
    isMessageHidden = list.map { $0.notice == nil }.removeDuplicates().eraseToAnyPublisher()
    failure = list.map(\.failure?.message).removeDuplicates().eraseToAnyPublisher()
    isFailureHidden = list.map { $0.failure == nil }.removeDuplicates().eraseToAnyPublisher()

    cancellable = changes.apply(to: list)
      .map(\.request)
      .removeDuplicates()
      .map { RequestPublisher($0?.offset, service.page) }
      .switchToLatest()
      .sink { answer in changes.send { $0.received(answer) } }
  }

  /// The screen appears, or the person wants the list again.
  func refresh() { changes.send { $0.refresh() } }

  func scrolled(to offset: Int) { changes.send { $0.scrolled(to: offset) } }
}
