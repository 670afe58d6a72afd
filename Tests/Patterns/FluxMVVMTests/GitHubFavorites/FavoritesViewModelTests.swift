import Reactive
import Samples
import Testing

@testable import FluxMVVM

@Suite("The view models of the favorites")
struct FavoritesViewModelTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let spy: ActionSpy<GitHubAction>
  private let favorites: FavoritesStore
  private let actions: FavoritesActions
  private let taps = PassthroughSubject<Void, Never>()
  private let selection = PassthroughSubject<Int, Never>()

  init() {
    spy = ActionSpy(dispatcher)
    favorites = FavoritesStore(Favorites(), dispatcher: dispatcher)
    actions = FavoritesActions(dispatcher: dispatcher, favorites: favorites)
  }

  @Test("A repository's publishes what its button does, and tells the action creator of a tap")
  func repository() {
    let viewModel = RepositoryViewModel(
      repository: .etudes, actions: actions, favorites: favorites,
      inputs: .init(favorite: taps.eraseToAnyPublisher()))
    let title = Output(viewModel.favoriteTitle)
    taps.send()
    dispatcher.dispatch(.favorites(.add(.sonatas)))
    taps.send()
    #expect(viewModel.name == "viola/etudes")
    #expect(viewModel.description == "Etudes for the viola.")
    #expect(title.values == ["Add", "Remove", "Add"])
    #expect(
      spy.actions == [
        .favorites(.add(.etudes)), .favorites(.add(.sonatas)), .favorites(.remove(.etudes)),
      ])
  }

  @Test("The list's publishes the names, or that there are none, and announces what is tapped")
  func list() {
    let viewModel = FavoritesViewModel(
      actions: actions, store: favorites,
      inputs: .init(
        removeAll: taps.eraseToAnyPublisher(), selection: selection.eraseToAnyPublisher()))
    let names = Output(viewModel.names)
    let isEmptyHidden = Output(viewModel.isEmptyHidden)
    let isRemoveAllHidden = Output(viewModel.isRemoveAllHidden)
    let routes = Output(viewModel.route)
    dispatcher.dispatch(.favorites(.add(.etudes)))
    selection.send(0)
    taps.send()
    #expect(names.values == [[], ["viola/etudes"], []])
    #expect(isEmptyHidden.values == [false, true, false])
    #expect(isRemoveAllHidden.values == [true, false, true])
    #expect(routes.values == [.repository(.etudes)])
    #expect(spy.actions.last == .favorites(.removeAll))
  }
}
