import HeadlessUI
import Samples

/// Passes what is typed to the search, and shows the button that ends editing while there is
/// something to end.
@Traced(.controller)
final class SearchFieldController {
  private let search: UserSearchModel
  private let field: SearchBar
  private let cancel: Button

  init(search: UserSearchModel, field: SearchBar, cancel: Button) {
    self.search = search
    self.field = field
    self.cancel = cancel
    field.delegate = self
    cancel.addAction(Action { [weak self] _ in self?.endEditing() }, for: .touchUpInside)
  }

  private func endEditing() {
    field.resignFirstResponder()
  }
}

@Traced(extending: .controller)
extension SearchFieldController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    cancel.isHidden = false
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    search.queryChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    search.search(for: searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    cancel.isHidden = true
  }
}
