import HeadlessUI
import Samples

/// Builds the programs' screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class ProgramsFactory {
  private let dispatcher: Dispatcher<ProgramAction>
  private let service: ProgramService

  init(dispatcher: Dispatcher<ProgramAction>, service: ProgramService) {
    self.dispatcher = dispatcher
    self.service = service
  }

  func makeProgramsScreen() -> ViewController {
    ProgramsViewController(factory: self)
  }

  func makeViewModel(inputs: ProgramsViewModel.Inputs) -> ProgramsViewModel {
    ProgramsViewModel(
      actions: ProgramActions(dispatcher: dispatcher, service: service),
      store: ProgramStore(ProgramList(), dispatcher: dispatcher), inputs: inputs)
  }
}
