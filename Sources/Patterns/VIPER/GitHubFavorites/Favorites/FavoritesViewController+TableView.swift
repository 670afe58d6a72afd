import HeadlessUI
import Samples

/// The person's actions on the list, reported.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectFavorite(at: indexPath.row)
  }
}
