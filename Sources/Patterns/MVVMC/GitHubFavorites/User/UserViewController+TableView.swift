import HeadlessUI
import Samples

/// The person's actions on the list, handed on.
@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selected(row: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.scrolled(to: tableView.contentOffset)
  }
}
