import Samples
import Testing

@testable import MVVMC

@Suite("The favorites' view model")
struct FavoritesViewModelTests {
  private let favorites = FavoritesModel()
  private let viewModel: FavoritesViewModel
  private let delegate = GitHubDelegateSpy()
  private let names: Output<[String]>
  private let emptyHidden: Output<Bool>
  private let removeAllHidden: Output<Bool>

  init() {
    viewModel = FavoritesViewModel(favorites: favorites)
    names = Output(viewModel.names)
    emptyHidden = Output(viewModel.isEmptyHidden)
    removeAllHidden = Output(viewModel.isRemoveAllHidden)
    viewModel.delegate = delegate
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
    viewModel.removeAllTapped()
    #expect(names.last == [])
    #expect(removeAllHidden.last == true)
  }

  @Test("shows a late subscriber the favorites as they are, and what comes")
  func lateSubscriber() {
    favorites.add(.etudes)
    let names = Output(viewModel.names)
    let hidden = Output(viewModel.isEmptyHidden)
    viewModel.removeAllTapped()
    #expect(names.values == [["viola/etudes"], []])
    #expect(hidden.values == [true, false])
  }

  @Test("goes to the favorite whose row is selected")
  func selecting() {
    favorites.add(.etudes)
    viewModel.selected(row: 0)
    #expect(delegate.repositories == ["viola/etudes"])
  }
}
