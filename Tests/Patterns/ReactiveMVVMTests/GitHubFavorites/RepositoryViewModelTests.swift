import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("A repository's view model")
struct RepositoryViewModelTests {
  private let favorites = FavoritesModel()
  private let favorite = PassthroughSubject<Void, Never>()
  private let viewModel: RepositoryViewModel

  init() {
    viewModel = RepositoryViewModel(
      repository: .etudes, favorites: favorites,
      inputs: .init(favorite: favorite.eraseToAnyPublisher()))
  }

  @Test("shows the name and the description")
  func beginning() {
    #expect(Output(viewModel.name).values == ["viola/etudes"])
    #expect(Output(viewModel.description).values == ["Etudes for the viola."])
  }

  @Test("adds and removes the favorite, and says what the next tap would do")
  func toggling() {
    let titles = Output(viewModel.favoriteTitle)
    favorite.send()
    #expect(favorites.favorites.contains(.etudes))
    favorite.send()
    #expect(titles.values == ["Add", "Remove", "Add"])
  }

  @Test("removes a favorite that another screen has added")
  func removing() {
    favorites.add(.etudes)
    favorite.send()
    #expect(favorites.favorites.repositories.isEmpty)
  }

  @Test("hears what another screen does to the favorites")
  func otherHands() {
    let titles = Output(viewModel.favoriteTitle)
    favorites.add(.etudes)
    #expect(titles.values == ["Add", "Remove"])
  }
}
