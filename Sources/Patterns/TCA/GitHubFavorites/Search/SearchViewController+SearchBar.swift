import HeadlessUI
import Samples

/// The person's typing.
@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = false
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    store.send(.queryChanged(searchText))
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    store.send(.searchButtonTapped(searchBar.text ?? ""))
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = true
  }
}
