import HeadlessUI
import Samples

/// The look of a profile: the one place where it becomes texts and a colour.
@Traced(.view)
struct ProfileAppearance {
  let name: String
  let age: String
  let presence: String
  let presenceColor: Color

  init(_ state: ProfileState) {
    name = state.name ?? ProfileWords.unknown
    age = state.age.map(ProfileWords.years) ?? ProfileWords.unknown
    presence = state.presence?.rawValue ?? ProfileWords.unknown
    switch state.presence {
    case .online: presenceColor = .green
    case .offline: presenceColor = .gray
    case nil: presenceColor = .label
    }
  }
}
