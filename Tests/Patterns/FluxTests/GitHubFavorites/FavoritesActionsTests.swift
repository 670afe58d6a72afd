import Samples
import Testing

@testable import Flux

@Suite("The favorites' action creator")
struct FavoritesActionsTests {
  @Test("decides by the store whether a tap adds a repository or removes it")
  func toggle() {
    let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
    let spy = ActionSpy(dispatcher)
    let actions = FavoritesActions(
      dispatcher: dispatcher, favorites: FavoritesStore(Favorites(), dispatcher: dispatcher))
    actions.toggleFavorite(.etudes)
    actions.toggleFavorite(.sonatas)
    actions.toggleFavorite(.etudes)
    actions.removeAll()
    actions.toggleFavorite(.sonatas)
    #expect(
      spy.actions == [
        .favorites(.add(.etudes)), .favorites(.add(.sonatas)), .favorites(.remove(.etudes)),
        .favorites(.removeAll), .favorites(.add(.sonatas)),
      ])
  }
}
