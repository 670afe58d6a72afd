import Reactive
import Samples

/// Refreshes the list and loads more of it by an action each, and turns it into what is shown.
@Traced(.viewModel)
final class ProgramsViewModel: ProgramsViewModelType, ProgramsViewModelInputs,
  ProgramsViewModelOutputs
{
  let titles: AnyPublisher<[String], Never>
  let isLoading: AnyPublisher<Bool, Never>
  let message: AnyPublisher<String?, Never>
  let failure: AnyPublisher<String?, Never>
  var inputs: any ProgramsViewModelInputs { self }
  var outputs: any ProgramsViewModelOutputs { self }

  private typealias Change = (inout ProgramList) -> Void

  private let list: CurrentValueSubject<ProgramList, Never>
  private let refresh: Action<Void, [Program], ServerError>
  private let loadMore: Action<Int, [Program], ServerError>
  private let cancellables: [AnyCancellable]

  init(service: ProgramService) {
    let list = CurrentValueSubject<ProgramList, Never>(ProgramList())
    let refresh = Action<Void, [Program], ServerError> {
      service.page(from: ProgramRequest.refresh.offset)
    }
    let loadMore = Action<Int, [Program], ServerError> { service.page(from: $0) }
    self.list = list
    self.refresh = refresh
    self.loadMore = loadMore

    let shown = viewDidLoadSubject.flatMap { list }
    titles = shown.map { $0.programs.map(\.title) }.removeDuplicates().eraseToAnyPublisher()
    isLoading = shown.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    message = shown.map(\.notice?.message).removeDuplicates().eraseToAnyPublisher()
    failure = shown.map(\.failure?.message).removeDuplicates().eraseToAnyPublisher()

    let values = refresh.values.merge(with: loadMore.values)
    let errors = refresh.errors.merge(with: loadMore.errors)
    let changes = refresh.isExecuting.filter { $0 }.map { _ -> Change in { $0.refresh() } }
      .merge(
        with: programsScrolledSubject.map { offset -> Change in { $0.scrolled(to: offset) } },
        values.map { page -> Change in { $0.received(.success(page)) } },
        errors.map { error -> Change in { $0.received(.failure(error)) } }
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
      changes.map(\.request).removeDuplicates().sink { request in
        switch request {
        case .refresh: loadMore.cancel()
        case .more(from: let offset): loadMore.apply(offset)
        case nil: break
        }
      },
      viewWillAppearSubject.merge(with: refreshTappedSubject, reloadTappedSubject)
        .sink { refresh.apply(()) },
    ]
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  func viewDidLoad() { viewDidLoadSubject.send() }

  private let viewWillAppearSubject = PassthroughSubject<Void, Never>()
  func viewWillAppear() { viewWillAppearSubject.send() }

  private let refreshTappedSubject = PassthroughSubject<Void, Never>()
  func refreshTapped() { refreshTappedSubject.send() }

  private let reloadTappedSubject = PassthroughSubject<Void, Never>()
  func reloadTapped() { reloadTappedSubject.send() }

  private let programsScrolledSubject = PassthroughSubject<Int, Never>()
  func programsScrolled(to offset: Int) { programsScrolledSubject.send(offset) }
}
