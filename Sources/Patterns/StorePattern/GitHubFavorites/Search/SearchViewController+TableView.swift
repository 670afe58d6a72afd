import HeadlessUI
import Samples

/// The person's actions on the results.
@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(row: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.scrolled(to: tableView.contentOffset)
  }
}
