import HeadlessUI
import Samples

/// The person's actions on the list, handed on.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selected(row: indexPath.row)
  }
}
