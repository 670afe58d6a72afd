import HeadlessUI
import Samples

/// What the person does to the list.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.inputs.favoriteSelected(at: indexPath.row)
  }
}
