import HeadlessUI
import Samples

/// Passes on how far the person has scrolled, and decides which user to open.
@Traced(.controller)
final class UserListController: TableViewDelegate {
  private let search: UserSearchModel
  private let view: UserListView

  init(_ table: TableView, of search: UserSearchModel, view: UserListView) {
    self.search = search
    self.view = view
    table.delegate = self
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.open(search.search.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    search.scrolled(to: tableView.contentOffset)
  }
}
