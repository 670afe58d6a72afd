import Samples

/// Requests programs page by page, and reports the list.
@Traced(.interactor)
final class ProgramsInteractor: ProgramsInteractorInput {
  weak var output: (any ProgramsInteractorOutput)?
  private let programs: ProgramModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(programs: ProgramModel) {
    self.programs = programs
  }

  func start() {
    observation = programs.observe { [weak self] list in self?.output?.programsChanged(to: list) }
  }

  func refresh() { programs.refresh() }

  func scrolled(to offset: Int) { programs.scrolled(to: offset) }
}
