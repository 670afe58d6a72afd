import HeadlessUI
import Samples

/// Passes on how far the person has scrolled, and decides which user to open.
@Traced(.controller)
final class UserListController: TableViewDelegate {
  private let model: UserSearchModel
  private let view: UserListView

  init(_ table: TableView, of model: UserSearchModel, view: UserListView) {
    self.model = model
    self.view = view
    table.delegate = self
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.open(model.search.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    model.scrolled(to: tableView.contentOffset)
  }
}
