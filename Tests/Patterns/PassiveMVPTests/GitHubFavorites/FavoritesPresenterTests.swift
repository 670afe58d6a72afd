import Samples
import Testing

@testable import PassiveMVP

@Suite("The presenters of favorites")
struct FavoritesPresenterTests {
  private let favorites = FavoritesModel()
  private let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")

  @Test("show a repository, and offer what is not done yet, whoever does it")
  func repository() {
    let view = RepositoryViewSpy()
    let presenter = RepositoryPresenter(repository: etudes, favorites: favorites)
    presenter.view = view
    presenter.viewDidLoad()
    #expect(view.received == ["viola/etudes", "Etudes for the viola.", "Add"])
    presenter.didTapFavorite()
    #expect(favorites.favorites.repositories == [etudes])
    #expect(view.received.last == "Remove")
    favorites.removeAll()
    #expect(view.received.last == "Add")
  }

  @Test("say that there are none, or list them and offer to remove them")
  func list() {
    let view = FavoritesViewSpy()
    let presenter = FavoritesPresenter(favorites: favorites)
    presenter.view = view
    presenter.viewDidLoad()
    #expect(view.received == [.emptyHidden(false), .removeAllHidden(true), .names([])])
    view.clear()
    favorites.add(etudes)
    #expect(
      view.received == [.emptyHidden(true), .removeAllHidden(false), .names(["viola/etudes"])])
    presenter.didTapRemoveAll()
    #expect(view.received.suffix(3) == [.emptyHidden(false), .removeAllHidden(true), .names([])])
  }

  @Test("open the favorite in the selected row")
  func select() {
    let view = FavoritesViewSpy()
    let presenter = FavoritesPresenter(favorites: favorites)
    presenter.view = view
    favorites.add(etudes)
    presenter.didSelectFavorite(at: 0)
    #expect(view.received == [.open(etudes)])
  }

  @Test("are not kept alive by the favorites, which outlive them")
  func release() {
    var local: RepositoryPresenter? = RepositoryPresenter(
      repository: etudes, favorites: favorites)
    weak let released = local
    local?.viewDidLoad()
    local = nil
    #expect(released == nil)
  }
}
