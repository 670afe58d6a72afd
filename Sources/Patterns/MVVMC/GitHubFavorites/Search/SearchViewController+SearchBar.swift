import HeadlessUI
import Samples

/// The person's typing, handed on.
@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    viewModel.editingChanged(to: true)
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    viewModel.textChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    viewModel.searchTapped()
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    viewModel.editingChanged(to: false)
  }
}
