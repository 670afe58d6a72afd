import HeadlessUI
import Samples

/// A view of the programs: their titles, whether a request is under way, and why the last one
/// failed.
@Traced(.view)
final class ProgramsView: TableViewDataSource {
  private let screen: ProgramsScreen
  private let programs: ProgramModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(_ screen: ProgramsScreen, of programs: ProgramModel) {
    self.screen = screen
    self.programs = programs
    screen.programs.dataSource = self
    observation = programs.observe { [weak self] _ in self?.update() }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    programs.list.programs.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: programs.list.programs[indexPath.row].title)
  }

  private func update() {
    let list = programs.list
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(list.failure, notice: list.notice)
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.programs.reloadData()
  }

  private func show(_ failure: ServerError?, notice: ServerError?) {
    screen.message.text = notice?.message
    screen.message.isHidden = notice == nil
    screen.failure.text = failure?.message
    screen.failure.isHidden = failure == nil
    screen.reload.isHidden = failure == nil
  }
}
