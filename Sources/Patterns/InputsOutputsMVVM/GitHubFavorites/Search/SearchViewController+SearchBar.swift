import HeadlessUI
import Samples

/// The person's typing.
@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    viewModel.inputs.editingDidBegin()
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    viewModel.inputs.textChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    viewModel.inputs.searchTapped()
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    viewModel.inputs.editingDidEnd()
  }
}
