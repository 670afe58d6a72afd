import HeadlessUI
import Samples

/// The person's actions on the list, reported.
@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectRepository(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    output.didScroll(to: tableView.contentOffset)
  }
}
