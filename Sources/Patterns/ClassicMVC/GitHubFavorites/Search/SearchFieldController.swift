import HeadlessUI
import Samples

/// Passes on what is typed, and decides what only input decides: when editing can be cancelled.
@Traced(.controller)
final class SearchFieldController: SearchBarDelegate {
  private let search: UserSearchModel
  private let view: SearchFieldView

  init(_ screen: SearchScreen, of search: UserSearchModel, view: SearchFieldView) {
    self.search = search
    self.view = view
    screen.search.delegate = self
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
  }

  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { view.setCancelHidden(false) }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    search.queryChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    search.search(for: searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { view.setCancelHidden(true) }

  private func cancel() { view.endEditing() }
}
