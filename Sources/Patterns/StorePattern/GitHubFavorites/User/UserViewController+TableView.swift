import HeadlessUI
import Samples

/// What the person does to the list.
@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(row: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.scrolled(to: tableView.contentOffset)
  }
}
