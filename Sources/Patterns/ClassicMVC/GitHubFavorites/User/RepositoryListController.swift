import HeadlessUI
import Samples

/// Requests the repositories when the screen opens, passes on how far the person has scrolled, and
/// decides which repository to open.
@Traced(.controller)
final class RepositoryListController: TableViewDelegate {
  private let model: RepositoryListModel
  private let view: RepositoryListView

  init(_ table: TableView, of model: RepositoryListModel, view: RepositoryListView) {
    self.model = model
    self.view = view
    table.delegate = self
    model.load()
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.open(model.list.repositories[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    model.scrolled(to: tableView.contentOffset)
  }
}
