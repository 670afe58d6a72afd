import HeadlessUI
import Samples

/// The first screen's own state: the request to open the item, and where the screen is to go.
@Traced(.model)
@Observable
final class StarScreenModel {
  /// A place where the screen can go.
  enum Destination {
    case detail
    case unstarredAlert
  }

  /// The place where the screen is to go; it stays until the screen has taken it.
  ///
  /// A request is granted and over within one call, so a screen that read the request itself would
  /// never find it granted.
  private(set) var destination: Destination?
  private var request = NavigationRequest.none
  private let star: SharedStar

  init(star: SharedStar) {
    self.star = star
  }

  /// Sends the screen to the item if that is starred, else to the question what to do.
  func navigate() {
    destination = star.state.isStarred ? .detail : .unstarredAlert
  }

  /// Requests to open the item, and sets the star, for which the request waits.
  func starAndOpen() {
    pass(through: request.requested(at: star.state))
    star.whenSettled { [weak self] old, new in self?.starChanged(from: old, to: new) }
    star.star()
  }

  /// The screen has gone there, or has dropped it because it is not on top.
  func destinationTaken() { destination = nil }

  private func starChanged(from old: StarState, to new: StarState) {
    pass(through: request.starChanged(from: old, to: new))
  }

  private func pass(through requests: [NavigationRequest]) {
    for next in requests {
      request = next
      if next == .granted { destination = .detail }
    }
  }
}
