import HeadlessUI
import Samples

/// Requests the programs when the screen appears and whenever the person asks for them, and passes
/// on how far the person has scrolled.
@Traced(.controller)
final class ProgramsController: TableViewDelegate {
  private let programs: ProgramModel

  init(_ screen: ProgramsScreen, of programs: ProgramModel) {
    self.programs = programs
    screen.programs.delegate = self
    for button in [screen.refresh, screen.reload] {
      button.addAction(Action { [weak self] _ in self?.programs.refresh() }, for: .touchUpInside)
    }
  }

  func viewWillAppear() { programs.refresh() }

  func tableViewDidScroll(_ tableView: TableView) {
    programs.scrolled(to: tableView.contentOffset)
  }
}
