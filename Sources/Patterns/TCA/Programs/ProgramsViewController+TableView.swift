import HeadlessUI
import Samples

/// The list: a row for each program.
@Traced(extending: .view)
extension ProgramsViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    programs.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: programs[indexPath.row].title)
  }
}

/// The person's actions on the list.
@Traced(extending: .view)
extension ProgramsViewController: TableViewDelegate {
  func tableViewDidScroll(_ tableView: TableView) {
    store.send(.scrolled(to: tableView.contentOffset))
  }
}
