import Reactive
import Samples

/// Refreshes the list, loads more of it, and publishes what is to be shown of it.
@Traced(.viewModel)
final class ProgramsViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let appear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let reload: AnyPublisher<Void, Never>
    let offset: AnyPublisher<Int, Never>
  }

  let titles: AnyPublisher<[String], Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// The reason why the list may be old, or not whole.
  let message: AnyPublisher<String?, Never>
  let isMessageHidden: AnyPublisher<Bool, Never>
  /// The reason why there is no list.
  let failure: AnyPublisher<String?, Never>
  let isFailureHidden: AnyPublisher<Bool, Never>
  private typealias Change = (inout ProgramList) -> Void
  /// The source of the outputs; only kept, as the answers are.
  private let list: CurrentValueSubject<ProgramList, Never>
  private let answers: PassthroughSubject<Result<[Program], ServerError>, Never>
  private let cancellable: AnyCancellable

  init(service: ProgramService, inputs: Inputs) {
    let list = CurrentValueSubject<ProgramList, Never>(ProgramList())
    let answers = PassthroughSubject<Result<[Program], ServerError>, Never>()
    self.list = list
    self.answers = answers

    titles = list.map { $0.programs.map(\.title) }.removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    message = list.map(\.notice?.message).removeDuplicates().eraseToAnyPublisher()
    isMessageHidden = list.map { $0.notice == nil }.removeDuplicates().eraseToAnyPublisher()
    failure = list.map(\.failure?.message).removeDuplicates().eraseToAnyPublisher()
    isFailureHidden = list.map { $0.failure == nil }.removeDuplicates().eraseToAnyPublisher()

    cancellable = inputs.appear.merge(with: inputs.refresh, inputs.reload)
      .map { () -> Change in { $0.refresh() } }
      .merge(
        with: inputs.offset.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { answer -> Change in { $0.received(answer) } }
      )
      .apply(to: list)
      .map(\.request)
      .removeDuplicates()
      .map { RequestPublisher($0?.offset, service.page) }
      .switchToLatest()
      .sink { answers.send($0) }
  }
}
