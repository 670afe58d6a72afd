import Samples
import Testing

@testable import MVVMC

@Suite("A repository's view model")
struct RepositoryViewModelTests {
  private let favorites = FavoritesModel()
  private let viewModel: RepositoryViewModel
  private let titles: Output<String>

  init() {
    viewModel = RepositoryViewModel(repository: .etudes, favorites: favorites)
    titles = Output(viewModel.favoriteTitle)
  }

  @Test("shows the name and the description")
  func beginning() {
    let name = Output(viewModel.name)
    let description = Output(viewModel.description)
    #expect(name.values == ["viola/etudes"])
    #expect(description.values == ["Etudes for the viola."])
  }

  @Test("adds and removes the favorite, and says what the next tap would do")
  func toggling() {
    viewModel.favoriteTapped()
    #expect(favorites.favorites.contains(.etudes))
    viewModel.favoriteTapped()
    #expect(titles.values == ["Add", "Remove", "Add"])
  }

  @Test("shows a late subscriber all that is so, and what comes")
  func lateSubscriber() {
    viewModel.favoriteTapped()
    let late = Output(viewModel.favoriteTitle)
    let name = Output(viewModel.name)
    viewModel.favoriteTapped()
    #expect(late.values == ["Remove", "Add"])
    #expect(name.values == ["viola/etudes"])
    #expect(favorites.favorites.repositories.isEmpty)
  }

  @Test("hears what another screen does to the favorites")
  func otherHands() {
    favorites.add(.etudes)
    #expect(titles.values == ["Add", "Remove"])
  }
}
