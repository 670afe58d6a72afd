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
    viewModel.inputs.viewDidLoad()
    #expect(name.values == ["viola/etudes"])
    #expect(description.values == ["Etudes for the viola."])
  }

  @Test("adds and removes the favorite, and says what the next tap would do")
  func toggling() {
    viewModel.inputs.viewDidLoad()
    viewModel.inputs.favoriteTapped()
    #expect(favorites.favorites.contains(.etudes))
    viewModel.inputs.favoriteTapped()
    #expect(titles.values == ["Add", "Remove", "Add"])
  }

  @Test("hears what another screen does to the favorites")
  func otherHands() {
    viewModel.inputs.viewDidLoad()
    favorites.add(.etudes)
    #expect(titles.values == ["Add", "Remove"])
  }
}
