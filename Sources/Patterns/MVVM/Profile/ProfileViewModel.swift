import HeadlessUI
import Samples

/// The profile's texts, kept in step with what is known, and what the buttons mean.
@Traced(.viewModel)
final class ProfileViewModel: Bindable {
  let changes: Changes<ProfileViewModel>
  private(set) var name = ProfileWords.unknown
  private(set) var age = ProfileWords.unknown
  private(set) var presence = ProfileWords.unknown
  private(set) var presenceColor = Color.label
  private(set) var isLoading = false
  /// The reason why the last refresh failed; `nil` if there is nothing to say, nor to retry.
  private(set) var error: String?
  private(set) var isErrorHidden = true
  private let profile: ProfileModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(profile: ProfileModel) {
    changes = Changes(
      publishing: [
        \.name: "name", \.age: "age", \.presence: "presence", \.presenceColor: "presenceColor",
        \.isLoading: "isLoading", \.error: "error", \.isErrorHidden: "isErrorHidden",
      ])
    self.profile = profile
    observation = profile.observe { [weak self] state in self?.show(state) }
  }

  func refresh() { profile.refresh() }

  private func show(_ profile: ProfileState) {
    let age = profile.age.map(ProfileWords.years)
    changes.update(\.name, of: self, to: profile.name ?? ProfileWords.unknown)
    changes.update(\.age, of: self, to: age ?? ProfileWords.unknown)
    changes.update(\.presence, of: self, to: profile.presence?.rawValue ?? ProfileWords.unknown)
    changes.update(\.presenceColor, of: self, to: color(of: profile.presence))
    changes.update(\.isLoading, of: self, to: profile.isLoading)
    changes.update(\.error, of: self, to: profile.failure?.message)
    changes.update(\.isErrorHidden, of: self, to: profile.failure == nil)
  }

  private func color(of presence: Presence?) -> Color {
    switch presence {
    case .online: .green
    case .offline: .gray
    case nil: .label
    }
  }
}
