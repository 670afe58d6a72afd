import HeadlessUI
import Samples

/// The person's typing.
@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = false
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    presenter.didChangeQuery(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    presenter.didSubmitQuery(searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = true
  }
}
