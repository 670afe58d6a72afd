import Samples

/// Searches for what is typed, and decides what a selected row opens and what follows from a
/// failure.
@Traced(.presenter)
final class SearchPresenter: SearchPresenting {
  weak var view: (any SearchViewing)?
  private let search: UserSearchModel

  init(search: UserSearchModel) {
    self.search = search
  }

  func didChangeQuery(to query: String) { search.queryChanged(to: query) }

  func didSubmitQuery(_ query: String) { search.search(for: query) }

  func didTapCancel() { view?.endEditing() }

  func didScroll(to offset: Int) { search.scrolled(to: offset) }

  func didSelectUser(at row: Int) { view?.open(search.search.users[row]) }

  func didFail(with error: ServerError) { view?.show(error) }
}
