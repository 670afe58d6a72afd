import HeadlessUI
import Samples

/// The person's typing, reported.
@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    output.didBeginEditing()
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    output.didChangeQuery(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    output.didSubmitQuery(searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    output.didEndEditing()
  }
}
