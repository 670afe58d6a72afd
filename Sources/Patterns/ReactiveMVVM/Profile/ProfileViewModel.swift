import Reactive
import Samples

/// Requests the profile, follows the presence, and publishes what is to be shown of both.
@Traced(.viewModel)
final class ProfileViewModel {
  /// What the view gives.
  struct Inputs {
    let appear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let retry: AnyPublisher<Void, Never>
  }

  let name: AnyPublisher<String, Never>
  let age: AnyPublisher<String, Never>
  let presence: AnyPublisher<PresenceAppearance, Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// Why the last refresh failed; `nil` if it did not.
  let error: AnyPublisher<String?, Never>
  private typealias Change = (inout ProfileState) -> Void
  private let state: CurrentValueSubject<ProfileState, Never>
  private let pushes: PassthroughSubject<Presence, Never>
  private let answers: PassthroughSubject<Result<Profile, ServerError>, Never>
  private let subscription: EventToken
  private let cancellables: [AnyCancellable]

  init(service: ProfileService, inputs: Inputs) {
    let state = CurrentValueSubject<ProfileState, Never>(ProfileState())
    let pushes = PassthroughSubject<Presence, Never>()
    let answers = PassthroughSubject<Result<Profile, ServerError>, Never>()
    self.state = state
    self.pushes = pushes
    self.answers = answers

    name = state.map { $0.name ?? ProfileWords.unknown }.removeDuplicates().eraseToAnyPublisher()
    age = state.map { $0.age.map(ProfileWords.years) ?? ProfileWords.unknown }.removeDuplicates()
      .eraseToAnyPublisher()
    presence = state.map { PresenceAppearance($0.presence) }.removeDuplicates()
      .eraseToAnyPublisher()
    isLoading = state.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    error = state.map(\.failure?.message).removeDuplicates().eraseToAnyPublisher()

    let refreshes = inputs.appear.merge(with: inputs.refresh, inputs.retry)
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
        .map { Request.publisher($0) { _, completion in service.profile(completion) } }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }
}
