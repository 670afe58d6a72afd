import Samples

/// Has the interactor search for what is typed, and decides what is shown of the results.
@Traced(.presenter)
final class SearchPresenter {
  weak var view: (any SearchViewInput)?
  private let interactor: any SearchInteractorInput
  private let router: any SearchRouterInput

  init(interactor: any SearchInteractorInput, router: any SearchRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

@Traced(extending: .presenter)
extension SearchPresenter: SearchViewOutput {
  func viewIsReady() { interactor.start() }

  func didBeginEditing() { view?.setCancelHidden(false) }

  func didEndEditing() { view?.setCancelHidden(true) }

  func didChangeQuery(to query: String) { interactor.queryChanged(to: query) }

  func didSubmitQuery(_ query: String) { interactor.search(for: query) }

  func didTapCancel() { view?.endEditing() }

  func didScroll(to offset: Int) { interactor.scrolled(to: offset) }

  func didSelectUser(at row: Int) { router.open(interactor.user(at: row)) }
}

@Traced(extending: .presenter)
extension SearchPresenter: SearchInteractorOutput {
  func searchChanged(to search: UserSearch) {
    view?.showTotal(TotalText(loaded: search.users.count, total: search.total).text)
    if search.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    // Last, as in every pattern: the order of painting is no difference between them.
    view?.showUsers(search.users.map(\.login))
  }

  func searchFailed(_ message: String) { view?.showFailureAlert(message) }
}
