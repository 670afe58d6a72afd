import HeadlessUI
import Samples

/// What the person does to the list.
@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.inputs.repositorySelected(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.inputs.repositoriesScrolled(to: tableView.contentOffset)
  }
}
