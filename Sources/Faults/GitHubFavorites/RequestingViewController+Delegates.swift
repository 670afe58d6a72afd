import HeadlessUI
import Samples

@Traced(extending: .controller)
extension RequestingViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = false
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    queryChanged(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    search(for: searchBar.text ?? "")
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    screen.cancel.isHidden = true
  }
}

@Traced(extending: .controller)
extension RequestingViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    search.users.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: search.users[indexPath.row].login)
  }
}

@Traced(extending: .controller)
extension RequestingViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(search.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    scrolled(to: tableView.contentOffset)
  }
}
