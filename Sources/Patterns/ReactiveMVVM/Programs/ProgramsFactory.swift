import HeadlessUI
import Samples

/// Builds the screen of the programs, and its view model once the screen has inputs to give.
@Traced(.composition)
final class ProgramsFactory {
  private let service: ProgramService

  init(service: ProgramService) {
    self.service = service
  }

  func makeScreen() -> ViewController {
    ProgramsViewController(factory: self)
  }

  func makeViewModel(inputs: ProgramsViewModel.Inputs) -> ProgramsViewModel {
    ProgramsViewModel(service: service, inputs: inputs)
  }
}
