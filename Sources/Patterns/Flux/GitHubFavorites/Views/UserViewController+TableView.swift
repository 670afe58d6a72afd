import HeadlessUI
import Samples

/// The list: a row for each repository.
@Traced(extending: .view)
extension UserViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    store.value.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let repository = store.value.repositories[indexPath.row]
    return TableViewCell(text: "\(repository.name) ★\(repository.stars)")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(store.value.repositories[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    actions.scroll(to: tableView.contentOffset)
  }
}
