import HeadlessUI
import Samples

/// What the person does to the list.
@Traced(extending: .view)
extension ProgramsViewController: TableViewDelegate {
  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.inputs.programsScrolled(to: tableView.contentOffset)
  }
}
