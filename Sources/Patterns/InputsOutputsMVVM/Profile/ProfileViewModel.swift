import HeadlessUI
import Reactive
import Samples

/// Requests the profile, follows the presence, and turns what is known into what is shown.
@Traced(.viewModel)
final class ProfileViewModel: ProfileViewModelType, ProfileViewModelInputs,
  ProfileViewModelOutputs
{
  let name: AnyPublisher<String, Never>
  let age: AnyPublisher<String, Never>
  let presence: AnyPublisher<String, Never>
  let presenceColor: AnyPublisher<Color, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let error: AnyPublisher<String?, Never>
  var inputs: any ProfileViewModelInputs { self }
  var outputs: any ProfileViewModelOutputs { self }

  private typealias Change = (inout ProfileState) -> Void

  private let pushes: PassthroughSubject<Presence, Never>
  private let answers: PassthroughSubject<Result<Profile, ServerError>, Never>
  private let state: CurrentValueSubject<ProfileState, Never>
  private let subscription: EventToken
  private let cancellables: [AnyCancellable]

  init(service: ProfileService) {
    let pushes = PassthroughSubject<Presence, Never>()
    let answers = PassthroughSubject<Result<Profile, ServerError>, Never>()
    let state = CurrentValueSubject<ProfileState, Never>(ProfileState())
    self.pushes = pushes
    self.answers = answers
    self.state = state

    let shown = viewDidLoadSubject.flatMap { state }
    name = shown.map { $0.name ?? ProfileWords.unknown }.removeDuplicates().eraseToAnyPublisher()
    age = shown.map { $0.age.map(ProfileWords.years) ?? ProfileWords.unknown }.removeDuplicates()
      .eraseToAnyPublisher()
    presence = shown.map { $0.presence?.rawValue ?? ProfileWords.unknown }.removeDuplicates()
      .eraseToAnyPublisher()
    presenceColor = shown.map { Self.color(of: $0.presence) }.removeDuplicates()
      .eraseToAnyPublisher()
    isLoading = shown.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    error = shown.map(\.failure?.message).removeDuplicates().eraseToAnyPublisher()

    let refreshes = viewWillAppearSubject.merge(with: refreshTappedSubject, retryTappedSubject)
    let changes = refreshes.map { () -> Change in { $0.refresh() } }
      .merge(
        with: pushes.map { presence -> Change in { $0.presenceChanged(to: presence) } },
        answers.map { result -> Change in { $0.received(result) } }
      )
      .scan(state.value) { state, change in
        var next = state
        change(&next)
        return next
      }
      .share()
    subscription = service.observePresence { pushes.send($0) }
    cancellables = [
      changes.sink { state.send($0) },
      // Only then, since the server may answer inside the call.
      changes.map(\.request).removeDuplicates()
        .map { $0 == nil ? Empty().eraseToAnyPublisher() : service.profile().asResult() }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  func viewDidLoad() { viewDidLoadSubject.send() }

  private let viewWillAppearSubject = PassthroughSubject<Void, Never>()
  func viewWillAppear() { viewWillAppearSubject.send() }

  private let refreshTappedSubject = PassthroughSubject<Void, Never>()
  func refreshTapped() { refreshTappedSubject.send() }

  private let retryTappedSubject = PassthroughSubject<Void, Never>()
  func retryTapped() { retryTappedSubject.send() }

  private static func color(of presence: Presence?) -> Color {
    switch presence {
    case .online: .green
    case .offline: .gray
    case nil: .label
    }
  }
}
