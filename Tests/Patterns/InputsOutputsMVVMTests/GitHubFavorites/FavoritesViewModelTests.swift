import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("The favorites' view model")
struct FavoritesViewModelTests {
  private let favorites = FavoritesModel()
  private let viewModel: any FavoritesViewModelType
  private let names: Output<[String]>
  private let emptyHidden: Output<Bool>
  private let removeAllHidden: Output<Bool>

  init() {
    viewModel = FavoritesViewModel(favorites: favorites)
    names = Output(viewModel.outputs.names)
    emptyHidden = Output(viewModel.outputs.isEmptyHidden)
    removeAllHidden = Output(viewModel.outputs.isRemoveAllHidden)
  }

  @Test("shows the favorites whenever they change")
  func changes() {
    favorites.add(.etudes)
    #expect(names.values == [[], ["viola/etudes"]])
    #expect(emptyHidden.values == [false, true])
    #expect(removeAllHidden.values == [true, false])
  }

  @Test("removes them all")
  func removing() {
    favorites.add(.etudes)
    viewModel.inputs.removeAllTapped()
    #expect(names.last == [])
    #expect(removeAllHidden.last == true)
  }

  @Test("shows a late subscriber the favorites as they are, and what comes")
  func lateSubscriber() {
    favorites.add(.etudes)
    let names = Output(viewModel.outputs.names)
    let hidden = Output(viewModel.outputs.isEmptyHidden)
    viewModel.inputs.removeAllTapped()
    #expect(names.values == [["viola/etudes"], []])
    #expect(hidden.values == [true, false])
  }

  @Test("goes to the favorite whose row is selected")
  func selecting() {
    let opened = Output(viewModel.outputs.goToRepository)
    favorites.add(.etudes)
    viewModel.inputs.favoriteSelected(at: 0)
    #expect(opened.values == [.etudes])
  }
}
