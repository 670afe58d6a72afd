import HeadlessUI
import Samples

/// The person's actions on the results.
@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.inputs.resultSelected(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.inputs.resultsScrolled(to: tableView.contentOffset)
  }
}
