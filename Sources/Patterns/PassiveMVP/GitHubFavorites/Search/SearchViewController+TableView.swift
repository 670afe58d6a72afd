import HeadlessUI
import Samples

/// What the person does to the results.
@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectUser(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }
}
