import Samples

/// Holds what is known of the person.
@Traced(.store)
final class ProfileStore: Store<ProfileAction, ProfileState> {
  override func receive(_ action: ProfileAction) {
    var state = value
    switch action {
    case .refresh: state.refresh()
    case .receive(let result): state.received(result)
    case .changePresence(let presence): state.presenceChanged(to: presence)
    }
    commit(state)
  }
}
