import HeadlessUI
import Samples

/// The person's actions on the results, reported.
@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectUser(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    output.didScroll(to: tableView.contentOffset)
  }
}
