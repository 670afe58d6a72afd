import Samples

/// Holds the star's state; one for all screens.
@Traced(.store)
final class StarStore: Store<StarAction, StarState> {
  override func receive(_ action: StarAction) {
    switch action {
    case .toggle: if let next = value.toggled() { commit(next) }
    case .star: commit(value.starred() ?? value)
    case .settle: commit(value.settled())
    case .requestToNavigate: break
    }
  }
}
