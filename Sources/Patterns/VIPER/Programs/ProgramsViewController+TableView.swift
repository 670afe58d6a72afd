import HeadlessUI
import Samples

/// The person's actions on the list, reported.
@Traced(extending: .view)
extension ProgramsViewController: TableViewDelegate {
  func tableViewDidScroll(_ tableView: TableView) {
    output.didScroll(to: tableView.contentOffset)
  }
}
