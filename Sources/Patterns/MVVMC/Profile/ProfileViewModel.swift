import HeadlessUI
import Reactive
import Samples

/// Requests the profile, follows the presence, and publishes what is to be shown of both.
@Traced(.viewModel)
final class ProfileViewModel {
  let name: AnyPublisher<String, Never>
  let age: AnyPublisher<String, Never>
  let presence: AnyPublisher<String, Never>
  let presenceColor: AnyPublisher<Color, Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// The reason why the last refresh failed; `nil` if it did not.
  let error: AnyPublisher<String?, Never>
  let isErrorHidden: AnyPublisher<Bool, Never>
  private typealias Change = (inout ProfileState) -> Void
  /// The source of the outputs; only kept.
  private let state: CurrentValueSubject<ProfileState, Never>
  private let changes: PassthroughSubject<Change, Never>
  private let subscription: EventToken
  private let cancellable: AnyCancellable

  init(service: ProfileService) {
    let state = CurrentValueSubject<ProfileState, Never>(ProfileState())
    let changes = PassthroughSubject<Change, Never>()
    self.state = state
    self.changes = changes

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

    subscription = service.observePresence { presence in
      changes.send { $0.presenceChanged(to: presence) }
    }
    cancellable = changes.apply(to: state)
      .compactMap(\.request)
      .removeDuplicates()
      .map { _ in RequestPublisher(service.profile) }
      .switchToLatest()
      .sink { answer in changes.send { $0.received(answer) } }
  }

  /// The screen appears, or the person wants the profile again.
  func refresh() { changes.send { $0.refresh() } }

  private static func color(of presence: Presence?) -> Color {
    switch presence {
    case .online: .green
    case .offline: .gray
    case nil: .label
    }
  }
}
