import Samples

/// Requests programs, when the screen appears and when the person asks for them; scrolling may ask
/// for more.
@Traced(.presenter)
final class ProgramsPresenter: ProgramsPresenting {
  private let programs: ProgramModel

  init(programs: ProgramModel) {
    self.programs = programs
  }

  func viewWillAppear() { programs.refresh() }

  func didTapRefresh() { programs.refresh() }

  func didTapReload() { programs.refresh() }

  func didScroll(to offset: Int) { programs.scrolled(to: offset) }
}
