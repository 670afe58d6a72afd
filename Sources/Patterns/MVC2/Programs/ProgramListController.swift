import HeadlessUI
import Samples

/// Mediates between the programs and their table: titles go to the one, scrolling to the other.
@Traced(.controller)
final class ProgramListController {
  private let programs: ProgramModel
  private let rows: TableRows
  private var observation: ObservationToken?

  init(programs: ProgramModel, table: TableView) {
    self.programs = programs
    rows = TableRows(of: table)
    table.delegate = self
    observation = programs.observe { [weak self] list in self?.show(list) }
  }

  private func show(_ list: ProgramList) {
    rows.show(list.programs.map(\.title))
  }
}

@Traced(extending: .controller)
extension ProgramListController: TableViewDelegate {
  func tableViewDidScroll(_ tableView: TableView) {
    programs.scrolled(to: tableView.contentOffset)
  }
}
