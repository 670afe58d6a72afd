import HeadlessUI
import Samples

/// The person's actions on the list.
@Traced(extending: .view)
extension ProgramsViewController: TableViewDelegate {
  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }
}
