import HeadlessUI
import Samples

/// The list: a row for each repository.
@Traced(extending: .controller)
extension UserViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let repository = list.repositories[indexPath.row]
    return TableViewCell(text: "\(repository.name) ★\(repository.stars)")
  }
}

/// The person's actions on the list.
@Traced(extending: .controller)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(list.repositories[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    scrolled(to: tableView.contentOffset)
  }
}
