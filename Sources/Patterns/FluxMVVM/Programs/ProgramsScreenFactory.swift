import HeadlessUI
import Samples

/// Builds the programs' screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class ProgramsScreenFactory {
  private let dispatcher: Dispatcher<ProgramAction>
  private let service: ProgramService

  init(setup: ProgramsSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    service = ProgramService(server: environment.server)
  }

  func makeProgramsScreen() -> ViewController {
    ProgramsViewController(screens: self)
  }

  func makeViewModel(inputs: ProgramsViewModel.Inputs) -> ProgramsViewModel {
    let store = ProgramStore(ProgramList(), dispatcher: dispatcher)
    return ProgramsViewModel(
      actions: ProgramActions(dispatcher: dispatcher, store: store, service: service),
      store: store, inputs: inputs)
  }
}
