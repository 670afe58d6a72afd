import HeadlessUI
import Samples

/// The list: a row for each repository.
@Traced(extending: .view)
extension UserViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let repository = repositories[indexPath.row]
    return TableViewCell(text: "\(repository.name) ★\(repository.stars)")
  }
}

/// The person's actions on the list.
@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.send(.repositoryTapped(repositories[indexPath.row]))
  }

  func tableViewDidScroll(_ tableView: TableView) {
    store.send(.scrolled(to: tableView.contentOffset))
  }
}
