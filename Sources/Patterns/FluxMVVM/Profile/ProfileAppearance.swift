import HeadlessUI
import Reactive
import Samples

/// The look of a profile, as publishers of texts and a colour.
@Traced(.viewModel)
struct ProfileAppearance {
  let name: AnyPublisher<String, Never>
  let age: AnyPublisher<String, Never>
  let presence: AnyPublisher<String, Never>
  let presenceColor: AnyPublisher<Color, Never>

  init(_ state: some Publisher<ProfileState, Never>) {
    name = state.map { $0.name ?? ProfileWords.unknown }.removeDuplicates().eraseToAnyPublisher()
    age = state.map { $0.age.map(ProfileWords.years) ?? ProfileWords.unknown }
      .removeDuplicates().eraseToAnyPublisher()
    presence = state.map { $0.presence?.rawValue ?? ProfileWords.unknown }
      .removeDuplicates().eraseToAnyPublisher()
    presenceColor = state.map { Self.color(of: $0.presence) }
      .removeDuplicates().eraseToAnyPublisher()
  }

  private static func color(of presence: Presence?) -> Color {
    switch presence {
    case .online: .green
    case .offline: .gray
    case nil: .label
    }
  }
}
