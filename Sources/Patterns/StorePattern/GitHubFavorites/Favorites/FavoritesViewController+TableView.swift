import HeadlessUI
import Samples

/// The person's actions on the list.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(row: indexPath.row)
  }
}
