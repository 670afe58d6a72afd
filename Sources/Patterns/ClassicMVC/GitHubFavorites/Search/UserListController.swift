import HeadlessUI
import Samples

/// Passes on how far the person has scrolled, and decides which user to open.
@Traced(.controller)
final class UserListController: TableViewDelegate {
  private let model: UserSearchModel
  private let view: UserListView
  private let field: SearchFieldView

  init(_ list: TableView, of model: UserSearchModel, view: UserListView, field: SearchFieldView) {
    self.model = model
    self.view = view
    self.field = field
    list.delegate = self
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    field.endEditing()
    view.open(model.search.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    model.scrolled(to: tableView.contentOffset)
  }
}
