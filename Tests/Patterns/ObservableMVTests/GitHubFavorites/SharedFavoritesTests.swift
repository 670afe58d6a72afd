import Samples
import Testing

@testable import ObservableMV

@Suite("The favorites that screens share")
struct SharedFavoritesTests {
  private let favorites = SharedFavorites()

  @Test("take a tap for adding what is absent, and for removing what is present")
  func toggle() {
    favorites.toggle(GitHubStage.etudes)
    favorites.toggle(GitHubStage.sonatas)
    #expect(favorites.favorites.repositories == [GitHubStage.etudes, GitHubStage.sonatas])
    favorites.toggle(GitHubStage.etudes)
    #expect(favorites.favorites.repositories == [GitHubStage.sonatas])
  }

  @Test("are all removed at once")
  func removeAll() {
    favorites.toggle(GitHubStage.etudes)
    favorites.toggle(GitHubStage.sonatas)
    favorites.removeAll()
    #expect(favorites.favorites.repositories.isEmpty)
  }
}
