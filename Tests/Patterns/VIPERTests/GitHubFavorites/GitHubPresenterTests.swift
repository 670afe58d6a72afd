import Samples
import Testing

@testable import VIPER

@Suite("The presenters of the GitHub favorites")
struct GitHubPresenterTests {
  private let view = GitHubViewSpy()
  private let interactor = GitHubInteractorSpy()
  private let router = GitHubRouterSpy()

  @Test("have what is typed searched for, and the user in the selected row opened")
  func searching() {
    let presenter = makeSearchPresenter()
    presenter.viewIsReady()
    presenter.didChangeQuery(to: "vi")
    presenter.didSubmitQuery("vio")
    presenter.didScroll(to: 2)
    presenter.didSelectUser(at: 3)
    #expect(interactor.received == ["start", "query vi", "search vio", "scrolled 2"])
    #expect(router.opened == ["user 3"])
    #expect(view.received.isEmpty)
  }

  @Test("show the results of a search, how many there are, and why one failed")
  func results() {
    let presenter = makeSearchPresenter()
    var search = UserSearch(visibleRows: 8)
    search.search(for: "vio")
    presenter.searchChanged(to: search)
    search.received(.success(ListPage(elements: [User(login: "viola")], total: 3, next: nil)))
    presenter.searchChanged(to: search)
    presenter.searchFailed("Offline.")
    #expect(
      view.received == [
        "total ", "spinner", "users []", "total 1 / 3", "no spinner", "users [\"viola\"]",
        "failure Offline.",
      ])
  }

  @Test("offer to cancel while the field is being edited; that ends editing and nothing else")
  func editing() {
    let presenter = makeSearchPresenter()
    presenter.didBeginEditing()
    presenter.didTapCancel()
    presenter.didEndEditing()
    #expect(view.received == ["cancel hidden false", "end editing", "cancel hidden true"])
    #expect(interactor.received.isEmpty)
  }

  @Test("show a user's repositories with their stars, and open the selected one")
  func repositories() {
    let presenter = UserPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.viewIsReady()
    var list = RepositoryList(of: User(login: "viola"), visibleRows: 8)
    list.load()
    list.received(.success(ListPage(elements: [.etudes], total: 12, next: nil)))
    presenter.listChanged(to: list)
    presenter.didSelectRepository(at: 0)
    presenter.didScroll(to: 2)
    presenter.loadingFailed("Offline.")
    #expect(
      view.received == [
        "title viola's repositories", "total 1 / 12", "no spinner",
        "repositories [\"etudes ★128\"]", "failure Offline.",
      ])
    #expect(interactor.received == ["start", "load", "scrolled 2"])
    #expect(router.opened == ["viola/etudes"])
  }

  @Test("show a repository, and what the next tap on its button does")
  func repository() {
    let presenter = RepositoryPresenter(repository: .etudes, interactor: interactor)
    presenter.view = view
    presenter.viewIsReady()
    var favorites = Favorites()
    presenter.favoritesChanged(to: favorites)
    favorites.add(.etudes)
    presenter.favoritesChanged(to: favorites)
    presenter.didTapFavorite()
    #expect(
      view.received == [
        "name viola/etudes", "description Etudes for the viola.", "favorite Add",
        "favorite Remove",
      ])
    #expect(interactor.received == ["start", "toggle"])
  }

  @Test("show the favorites or that there are none, remove them, and open the selected one")
  func favorites() {
    let presenter = FavoritesPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.viewIsReady()
    var favorites = Favorites()
    presenter.favoritesChanged(to: favorites)
    favorites.add(.etudes)
    presenter.favoritesChanged(to: favorites)
    presenter.didTapRemoveAll()
    presenter.didSelectFavorite(at: 0)
    #expect(
      view.received == [
        "empty hidden false", "remove all hidden true", "favorites []", "empty hidden true",
        "remove all hidden false", "favorites [\"viola/etudes\"]",
      ])
    #expect(interactor.received == ["start", "remove all"])
    #expect(router.opened == ["viola/etudes"])
  }

  private func makeSearchPresenter() -> SearchPresenter {
    let presenter = SearchPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }
}
