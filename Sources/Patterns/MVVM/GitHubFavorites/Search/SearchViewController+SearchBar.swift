import HeadlessUI
import Samples

/// The person's typing.
@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    viewModel.editingChanged(to: true)
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    viewModel.queryChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    viewModel.submit(searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    viewModel.editingChanged(to: false)
  }
}
