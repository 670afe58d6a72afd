import HeadlessUI
import Samples

/// The person's actions on the results.
@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectUser(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }
}
