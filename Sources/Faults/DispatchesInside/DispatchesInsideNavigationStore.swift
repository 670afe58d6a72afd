import Samples

/// Holds the navigation request of one `star` screen.
@Traced(.store)
final class DispatchesInsideNavigationStore: Store<StarAction, NavigationRequest> {
  private let star: StarStore

  init(star: StarStore, dispatcher: Dispatcher<StarAction>) {
    self.star = star
    super.init(.none, dispatcher: dispatcher)
  }

  override func receive(_ action: StarAction) {
    switch action {
    case .requestToNavigate:
      pass(through: value.requested(at: star.value))
      // The mistake: an action that leads to another one while it is being dispatched.
      dispatcher.dispatch(.star)
    case .settle: starSettled()
    case .toggle, .star: break
    }
  }

  private func starSettled() {
    dispatcher.waitFor([star.registration].compactMap { $0 })
    let settled = star.value
    pass(through: value.starChanged(from: .switching(to: settled.star), to: settled))
  }

  private func pass(through requests: [NavigationRequest]) {
    for request in requests { commit(request) }
  }
}
