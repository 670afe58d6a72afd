import HeadlessUI
import Samples

/// The person's actions on the list.
@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.inputs.repositorySelected(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.inputs.repositoriesScrolled(to: tableView.contentOffset)
  }
}
