import HeadlessUI
import Samples

/// Passes what is typed to the search, and shows the button that ends editing while there is
/// something to end.
@Traced(.controller)
final class SearchFieldController: SearchBarDelegate {
  private let search: UserSearchModel
  private let screen: SearchScreen

  init(search: UserSearchModel, screen: SearchScreen) {
    self.search = search
    self.screen = screen
    screen.search.delegate = self
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
  }

  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = false
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    search.queryChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    search.search(for: searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = true
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }
}
