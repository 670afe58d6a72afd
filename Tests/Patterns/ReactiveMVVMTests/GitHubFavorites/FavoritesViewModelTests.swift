import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("The favorites' view model")
struct FavoritesViewModelTests {
  private let favorites = FavoritesModel()
  private let selection = PassthroughSubject<Int, Never>()
  private let removeAll = PassthroughSubject<Void, Never>()
  private let viewModel: FavoritesViewModel

  init() {
    viewModel = FavoritesViewModel(
      favorites: favorites,
      inputs: .init(
        selection: selection.eraseToAnyPublisher(), removeAll: removeAll.eraseToAnyPublisher()))
  }

  @Test("shows the favorites whenever they change, and removes them all")
  func changes() {
    let names = Output(viewModel.names)
    let emptyHidden = Output(viewModel.isEmptyHidden)
    let removeAllHidden = Output(viewModel.isRemoveAllHidden)
    favorites.add(.etudes)
    removeAll.send()
    #expect(names.values == [[], ["viola/etudes"], []])
    #expect(emptyHidden.values == [false, true, false])
    #expect(removeAllHidden.values == [true, false, true])
  }

  @Test("publishes the favorite whose row is selected")
  func selecting() {
    let selected = Output(viewModel.selectedRepository)
    favorites.add(.etudes)
    selection.send(0)
    #expect(selected.values == [.etudes])
  }
}
