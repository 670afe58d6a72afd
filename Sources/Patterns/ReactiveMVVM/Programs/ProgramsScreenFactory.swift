import HeadlessUI
import Samples

/// Builds the screen of the programs, and its view model once the screen has inputs to give.
@Traced(.composition)
final class ProgramsScreenFactory {
  private let service: ProgramService

  init(setup: ProgramsSetup, environment: Environment) {
    service = ProgramService(server: environment.server)
  }

  func makeProgramsScreen() -> ViewController {
    ProgramsViewController(screens: self)
  }

  func makeProgramsViewModel(inputs: ProgramsViewModel.Inputs) -> ProgramsViewModel {
    ProgramsViewModel(service: service, inputs: inputs)
  }
}
