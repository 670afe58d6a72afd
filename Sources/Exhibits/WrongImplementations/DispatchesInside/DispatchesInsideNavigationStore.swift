import Samples

/// Holds the navigation request of one `star` screen.
@Traced(.store)
final class DispatchesInsideNavigationStore: Store<StarAction, NavigationRequest> {
  private let star: StarStore
  /// The star as it was after the last action.
  private var former: StarState

  init(star: StarStore, dispatcher: Dispatcher<StarAction>) {
    self.star = star
    former = star.value
    super.init(.none, dispatcher: dispatcher)
  }

  override func receive(_ action: StarAction) {
    switch action {
    case .requestToNavigate:
      pass(through: value.requested(at: star.value))
      // The mistake: an action that leads to another one while it is being dispatched.
      dispatcher.dispatch(.star)
    case .toggle, .star, .settle: followStar()
    case .endRequest: commit(.none)
    case .askToStar, .endQuestion: break
    }
  }

  private func followStar() {
    dispatcher.waitFor([star.registration])
    let old = former
    former = star.value
    pass(through: value.starChanged(from: old, to: former))
  }

  /// Goes as far as the request goes by itself: one that is granted stays so until the screen has
  /// taken it.
  private func pass(through requests: [NavigationRequest]) {
    commit(requests.first { $0 == .granted } ?? requests.last ?? value)
  }
}
