import HeadlessUI
import Samples

/// Commits how the profile looks, and says when it is requested.
@Traced(.viewModel)
final class ProfileViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var name = ProfileWords.unknown
    var age = ProfileWords.unknown
    var presence = ProfileWords.unknown
    var presenceColor = Color.label
    var isLoading = false
    /// The reason why the last refresh failed; `nil` if there is nothing to say, nor to retry.
    var error: String?
  }

  let store: Store<State, Never>
  private let profile: ProfileModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(profile: ProfileModel) {
    store = Store(State())
    self.profile = profile
    observation = profile.observe { [weak self] state in self?.show(state) }
  }

  func refresh() { profile.refresh() }

  private func show(_ profile: ProfileState) {
    store.commit(
      State(
        name: profile.name ?? ProfileWords.unknown,
        age: profile.age.map(ProfileWords.years) ?? ProfileWords.unknown,
        presence: profile.presence?.rawValue ?? ProfileWords.unknown,
        presenceColor: color(of: profile.presence),
        isLoading: profile.isLoading,
        error: profile.failure?.message))
  }

  private func color(of presence: Presence?) -> Color {
    switch presence {
    case .online: .green
    case .offline: .gray
    case nil: .label
    }
  }
}
