import HeadlessUI
import Samples

/// How a presence looks, and how one that is not known.
@Traced(.presenter)
struct PresenceAppearance {
  let text: String
  let color: Color

  init(_ presence: Presence?) {
    text = presence?.rawValue ?? ProfileWords.unknown
    color =
      switch presence {
      case .online: .green
      case .offline: .gray
      case nil: .label
      }
  }
}
