import HeadlessUI
import Reactive
import Samples

/// Requests the profile, follows the presence, and publishes what is to be shown of both.
@Traced(.viewModel)
final class ProfileViewModel: ObservableObject {
  @Published private(set) var name = ProfileWords.unknown
  @Published private(set) var age = ProfileWords.unknown
  @Published private(set) var presence = ProfileWords.unknown
  @Published private(set) var presenceColor = Color.label
  @Published private(set) var isLoading = false
  /// The reason why the last refresh failed; `nil` if it did not.
  @Published private(set) var error: String?
  @Published private(set) var isErrorHidden = true
  /// The source of the other properties.
  @Published private var state = ProfileState()
  private let service: ProfileService
  /// Only kept: releasing it cancels the request.
  private var request: AnyCancellable?
  /// Only kept: releasing it ends the subscription to the presence.
  private var subscription: EventToken?

  init(service: ProfileService) {
    self.service = service
    $state.map { $0.name ?? ProfileWords.unknown }.removeDuplicates().assign(to: &$name)
    $state.map { $0.age.map(ProfileWords.years) ?? ProfileWords.unknown }
      .removeDuplicates()
      .assign(to: &$age)
    $state.map { $0.presence?.rawValue ?? ProfileWords.unknown }
      .removeDuplicates()
      .assign(to: &$presence)
    $state.map { Self.color(of: $0.presence) }.removeDuplicates().assign(to: &$presenceColor)
    $state.map(\.isLoading).removeDuplicates().assign(to: &$isLoading)
    $state.map(\.failure?.message).removeDuplicates().assign(to: &$error)
    $state.map { $0.failure == nil }.removeDuplicates().assign(to: &$isErrorHidden)
    subscription = service.observePresence { [weak self] presence in
      self?.state.presenceChanged(to: presence)
    }
  }

  /// The screen appears, or the person wants the profile again.
  func refresh() {
    state.refresh()
    // Sent from here and not by a subscriber of `$state`, which publishes a value before the
    // property has it: an answer that comes inside the call would find the old one.
    request = RequestPublisher(service.profile).sink { [weak self] answer in
      self?.state.received(answer)
    }
  }

  private static func color(of presence: Presence?) -> Color {
    switch presence {
    case .online: .green
    case .offline: .gray
    case nil: .label
    }
  }
}
