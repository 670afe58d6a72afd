import HeadlessUI
import Samples

/// The person's actions on the list.
@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectRepository(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }
}
