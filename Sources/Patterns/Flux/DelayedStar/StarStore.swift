import Samples

/// Holds the star's state; one for all screens.
@Traced(.store)
final class StarStore: Store<StarAction, StarState> {
  override func receive(_ action: StarAction) {
    switch action {
    case .toggle: commit(value.toggled() ?? value)
    case .star: commit(value.starred() ?? value)
    case .settle: commit(value.settled())
    case .requestToNavigate, .endRequest, .askToStar, .endQuestion: break
    }
  }
}
