import HeadlessUI
import Samples

/// Builds the screen, and a view model whenever it begins again, all on one list.
@Traced(.composition)
final class ProgramsScreenFactory {
  private let programs: ProgramModel

  init(setup: ProgramsSetup, environment: Environment) {
    programs = ProgramModel(service: ProgramService(server: environment.server))
  }

  func makeProgramsScreen() -> ViewController {
    ProgramsViewController(viewModel: makeViewModel(), screens: self)
  }

  func makeViewModel() -> ProgramsViewModel {
    ProgramsViewModel(programs: programs)
  }
}
