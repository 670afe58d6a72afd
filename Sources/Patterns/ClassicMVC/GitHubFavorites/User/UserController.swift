import HeadlessUI
import Samples

/// Requests the repositories when the screen opens, passes on how far the person has scrolled, and
/// decides which repository to open.
@Traced(.controller)
final class UserController: TableViewDelegate {
  private let model: RepositoryListModel
  private let view: UserView

  init(_ screen: UserScreen, of model: RepositoryListModel, view: UserView) {
    self.model = model
    self.view = view
    screen.repositories.delegate = self
    model.load()
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.open(model.list.repositories[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    model.scrolled(to: tableView.contentOffset)
  }
}
