import HeadlessUI
import Samples

/// Mediates between the programs and their table: titles go to the one, scrolling to the other.
@Traced(.controller)
final class ProgramListController: TableViewDelegate {
  private let programs: ProgramModel
  private let table: TableView
  private let rows: RowDataSource
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(programs: ProgramModel, table: TableView) {
    self.programs = programs
    self.table = table
    rows = RowDataSource()
    table.dataSource = rows
    table.delegate = self
    observation = programs.observe { [weak self] list in self?.show(list) }
  }

  func tableViewDidScroll(_ tableView: TableView) {
    programs.scrolled(to: tableView.contentOffset)
  }

  private func show(_ list: ProgramList) {
    rows.show(list.programs.map(\.title), in: table)
  }
}
