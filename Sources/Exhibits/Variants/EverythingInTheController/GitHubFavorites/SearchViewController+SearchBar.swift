import HeadlessUI
import Samples

/// The person's typing.
@Traced(extending: .controller)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = false
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    queryChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    search(for: searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = true
  }
}
