import HeadlessUI
import Samples

/// Passes on what is typed and how far the person has scrolled, and decides what only input
/// decides: when editing ends, and which user to open.
@Traced(.controller)
final class SearchController: SearchBarDelegate, TableViewDelegate {
  private let model: UserSearchModel
  private let view: SearchView

  init(_ screen: SearchScreen, of model: UserSearchModel, view: SearchView) {
    self.model = model
    self.view = view
    screen.search.delegate = self
    screen.results.delegate = self
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
  }

  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { view.showCancel() }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { view.hideCancel() }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    model.queryChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    view.endEditing()
    model.search(for: searchBar.text ?? "")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.endEditing()
    view.open(model.search.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    model.scrolled(to: tableView.contentOffset)
  }

  private func cancel() { view.endEditing() }
}
