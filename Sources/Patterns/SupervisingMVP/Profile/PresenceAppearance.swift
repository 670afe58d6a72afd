import HeadlessUI
import Samples

/// How a presence looks, and how one that is not known.
@Traced(.view)
struct PresenceAppearance {
  private let text: String
  private let color: Color

  init(_ presence: Presence?) {
    text = presence?.rawValue ?? ProfileWords.unknown
    color =
      switch presence {
      case .online: .green
      case .offline: .gray
      case nil: .label
      }
  }

  func apply(to label: Label) {
    label.text = text
    label.textColor = color
  }
}
