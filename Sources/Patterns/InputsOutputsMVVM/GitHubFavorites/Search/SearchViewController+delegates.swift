import HeadlessUI
import Samples

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

@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.inputs.resultSelected(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.inputs.resultsScrolled(to: tableView.contentOffset)
  }
}
