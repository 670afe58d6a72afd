import HeadlessUI
import Samples

/// Has the programs refreshed when the screen appears and on request, and shows what became of it.
@Traced(.controller)
final class ProgramsRefreshController {
  private let programs: ProgramModel
  private let screen: ProgramsScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(programs: ProgramModel, screen: ProgramsScreen) {
    self.programs = programs
    self.screen = screen
    for button in [screen.refresh, screen.reload] {
      button.addAction(Action { [weak self] _ in self?.programs.refresh() }, for: .touchUpInside)
    }
    observation = programs.observe { [weak self] list in self?.show(list) }
  }

  func viewWillAppear() { programs.refresh() }

  private func show(_ list: ProgramList) {
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.message.text = list.notice?.message
    screen.message.isHidden = list.notice == nil
    screen.failure.text = list.failure?.message
    screen.failure.isHidden = list.failure == nil
    screen.reload.isHidden = list.failure == nil
  }
}
