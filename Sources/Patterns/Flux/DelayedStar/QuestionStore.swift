import Samples

/// Holds whether one `star` screen asks what to do about an item that is not starred.
@Traced(.store)
final class QuestionStore: Store<StarAction, Bool> {
  override func receive(_ action: StarAction) {
    switch action {
    case .askToStar: commit(true)
    case .endQuestion: commit(false)
    case .toggle, .star, .settle, .requestToNavigate, .endRequest: break
    }
  }
}
