import HeadlessUI
import Reactive
import Samples

/// Requests the profile, follows the presence, and publishes what is to be shown of both.
@Traced(.viewModel)
final class ProfileViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let appear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let retry: AnyPublisher<Void, Never>
  }

  let name: AnyPublisher<String, Never>
  let age: AnyPublisher<String, Never>
  let presence: AnyPublisher<String, Never>
  let presenceColor: AnyPublisher<Color, Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// The reason why the last refresh failed; `nil` if it did not.
  let error: AnyPublisher<String?, Never>
  let isErrorHidden: AnyPublisher<Bool, Never>
  private typealias Change = (inout ProfileState) -> Void
  /// The source of the outputs; only kept, as are the subjects that change it.
  private let state: CurrentValueSubject<ProfileState, Never>
  private let pushes: PassthroughSubject<Presence, Never>
  private let answers: PassthroughSubject<Result<Profile, ServerError>, Never>
  private let subscription: EventToken
  private let cancellable: AnyCancellable

  init(service: ProfileService, inputs: Inputs) {
    let state = CurrentValueSubject<ProfileState, Never>(ProfileState())
    let pushes = PassthroughSubject<Presence, Never>()
    let answers = PassthroughSubject<Result<Profile, ServerError>, Never>()
    self.state = state
    self.pushes = pushes
    self.answers = answers

    name = state.map { $0.name ?? ProfileWords.unknown }.removeDuplicates().eraseToAnyPublisher()
    age =
      state
      .map { $0.age.map(ProfileWords.years) ?? ProfileWords.unknown }
      .removeDuplicates()
      .eraseToAnyPublisher()
    presence =
      state
      .map { $0.presence?.rawValue ?? ProfileWords.unknown }
      .removeDuplicates()
      .eraseToAnyPublisher()
    presenceColor =
      state
      .map { Self.color(of: $0.presence) }
      .removeDuplicates()
      .eraseToAnyPublisher()
    isLoading = state.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    error = state.map(\.failure?.message).removeDuplicates().eraseToAnyPublisher()
    isErrorHidden = state.map { $0.failure == nil }.removeDuplicates().eraseToAnyPublisher()

    subscription = service.observePresence { pushes.send($0) }
    cancellable = inputs.appear.merge(with: inputs.refresh, inputs.retry)
      .map { () -> Change in { $0.refresh() } }
      .merge(
        with: pushes.map { presence -> Change in { $0.presenceChanged(to: presence) } },
        answers.map { answer -> Change in { $0.received(answer) } }
      )
      .apply(to: state)
      .compactMap(\.request)
      .removeDuplicates()
      .map { _ in RequestPublisher(service.profile) }
      .switchToLatest()
      .sink { answers.send($0) }
  }

  private static func color(of presence: Presence?) -> Color {
    switch presence {
    case .online: .green
    case .offline: .gray
    case nil: .label
    }
  }
}
