import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("A repository's view model")
struct RepositoryViewModelTests {
  private let favorites = FavoritesModel()
  private let viewModel: any RepositoryViewModelType
  private let titles: Output<String>

  init() {
    viewModel = RepositoryViewModel(repository: .etudes, favorites: favorites)
    titles = Output(viewModel.outputs.favoriteTitle)
  }

  @Test("shows the name and the description")
  func beginning() {
    let name = Output(viewModel.outputs.name)
    let description = Output(viewModel.outputs.description)
    #expect(name.values == ["viola/etudes"])
    #expect(description.values == ["Etudes for the viola."])
  }

  @Test("adds and removes the favorite, and says what the next tap would do")
  func toggling() {
    viewModel.inputs.favoriteTapped()
    #expect(favorites.favorites.contains(.etudes))
    viewModel.inputs.favoriteTapped()
    #expect(titles.values == ["Add", "Remove", "Add"])
  }

  @Test("shows a late subscriber all that is so, and what comes")
  func lateSubscriber() {
    viewModel.inputs.favoriteTapped()
    let late = Output(viewModel.outputs.favoriteTitle)
    let name = Output(viewModel.outputs.name)
    viewModel.inputs.favoriteTapped()
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
