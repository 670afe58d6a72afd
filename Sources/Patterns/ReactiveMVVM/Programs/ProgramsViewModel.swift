import Reactive
import Samples

/// Refreshes the list, loads more of it, and publishes what is to be shown of it.
@Traced(.viewModel)
final class ProgramsViewModel {
  /// What the view gives.
  struct Inputs {
    let appear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let reload: AnyPublisher<Void, Never>
    let offset: AnyPublisher<Int, Never>
  }

  let titles: AnyPublisher<[String], Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// Why what is shown may be old, or not all.
  let message: AnyPublisher<String?, Never>
  /// Why there is nothing to show.
  let failure: AnyPublisher<String?, Never>
  private typealias Change = (inout ProgramList) -> Void
  private let list: CurrentValueSubject<ProgramList, Never>
  private let answers: PassthroughSubject<Result<[Program], ServerError>, Never>
  private let cancellables: [AnyCancellable]

  init(service: ProgramService, inputs: Inputs) {
    let list = CurrentValueSubject<ProgramList, Never>(ProgramList())
    let answers = PassthroughSubject<Result<[Program], ServerError>, Never>()
    self.list = list
    self.answers = answers

    titles = list.map { $0.programs.map(\.title) }.removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    message = list.map(\.notice?.message).removeDuplicates().eraseToAnyPublisher()
    failure = list.map(\.failure?.message).removeDuplicates().eraseToAnyPublisher()

    let refreshes = inputs.appear.merge(with: inputs.refresh, inputs.reload)
    let changes = refreshes.map { () -> Change in { $0.refresh() } }
      .merge(
        with: inputs.offset.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { result -> Change in { $0.received(result) } }
      )
      .scan(list.value) { list, change in
        var next = list
        change(&next)
        return next
      }
      .removeDuplicates()
      .share()
    cancellables = [
      changes.sink { list.send($0) },
      // Only then, since the server may answer inside the call.
      changes.map(\.request).removeDuplicates()
        .map { Request.publisher($0) { service.page(from: $0.offset, $1) } }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }
}
