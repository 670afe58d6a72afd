import Reactive
import Samples

/// Refreshes the list, loads more of it, and turns it into what is shown.
@Traced(.viewModel)
final class ProgramsViewModel: ProgramsViewModelType, ProgramsViewModelInputs,
  ProgramsViewModelOutputs
{
  let titles: AnyPublisher<[String], Never>
  let isLoading: AnyPublisher<Bool, Never>
  let message: AnyPublisher<String?, Never>
  let isMessageHidden: AnyPublisher<Bool, Never>
  let failure: AnyPublisher<String?, Never>
  let isFailureHidden: AnyPublisher<Bool, Never>
  var inputs: any ProgramsViewModelInputs { self }
  var outputs: any ProgramsViewModelOutputs { self }

  private typealias Change = (inout ProgramList) -> Void
  /// The source of the outputs; only kept, as the answers are.
  private let list: CurrentValueSubject<ProgramList, Never>
  private let answers: PassthroughSubject<Result<[Program], ServerError>, Never>
  private let cancellable: AnyCancellable

  init(service: ProgramService) {
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

    cancellable =
      viewWillAppearSubject
      .merge(with: refreshTappedSubject, reloadTappedSubject)
      .map { () -> Change in { $0.refresh() } }
      .merge(
        with: programsScrolledSubject.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { answer -> Change in { $0.received(answer) } }
      )
      .apply(to: list)
      .map(\.request)
      .removeDuplicates()
      .map { RequestPublisher($0?.offset, service.page) }
      .switchToLatest()
      .sink { answers.send($0) }
  }

  private let viewWillAppearSubject = PassthroughSubject<Void, Never>()
  func viewWillAppear() { viewWillAppearSubject.send() }

  private let refreshTappedSubject = PassthroughSubject<Void, Never>()
  func refreshTapped() { refreshTappedSubject.send() }

  private let reloadTappedSubject = PassthroughSubject<Void, Never>()
  func reloadTapped() { reloadTappedSubject.send() }

  private let programsScrolledSubject = PassthroughSubject<Int, Never>()
  func programsScrolled(to offset: Int) { programsScrolledSubject.send(offset) }
}
