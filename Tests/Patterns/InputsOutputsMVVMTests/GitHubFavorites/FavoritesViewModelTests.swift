import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("The favorites' view model")
struct FavoritesViewModelTests {
  private let favorites = FavoritesModel()
  private let viewModel: any FavoritesViewModelType
  private let names: Output<[String]>
  private let empty: Output<Bool>

  init() {
    viewModel = FavoritesViewModel(favorites: favorites)
    names = Output(viewModel.outputs.names)
    empty = Output(viewModel.outputs.isEmpty)
    viewModel.inputs.viewDidLoad()
  }

  @Test("shows the favorites whenever they change")
  func changes() {
    favorites.add(.etudes)
    #expect(names.values == [[], ["viola/etudes"]])
    #expect(empty.values == [true, false])
  }

  @Test("removes them all")
  func removing() {
    favorites.add(.etudes)
    viewModel.inputs.removeAllTapped()
    #expect(names.last == [])
    #expect(empty.last == true)
  }

  @Test("goes to the favorite whose row is selected")
  func selecting() {
    let opened = Output(viewModel.outputs.goToRepository)
    favorites.add(.etudes)
    viewModel.inputs.favoriteSelected(at: 0)
    #expect(opened.values == [.etudes])
  }
}
