import HeadlessUI
import Samples

/// Requests the repositories when the screen opens, passes on how far the person has scrolled, and
/// decides which repository to open.
@Traced(.controller)
final class RepositoryListController: TableViewDelegate {
  private let repositories: RepositoryListModel
  private let view: RepositoryListView

  init(_ table: TableView, of repositories: RepositoryListModel, view: RepositoryListView) {
    self.repositories = repositories
    self.view = view
    table.delegate = self
  }

  func viewDidLoad() { repositories.load() }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.open(repositories.list.repositories[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    repositories.scrolled(to: tableView.contentOffset)
  }
}
