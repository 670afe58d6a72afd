import HeadlessUI
import Samples

/// How a presence looks, or that it is not known.
@Traced(.viewModel)
struct PresenceAppearance: Equatable {
  let text: String
  let color: Color

  init(_ presence: Presence?) {
    text = presence?.rawValue ?? ProfileWords.unknown
    switch presence {
    case .online: color = .green
    case .offline: color = .gray
    case nil: color = .label
    }
  }
}
