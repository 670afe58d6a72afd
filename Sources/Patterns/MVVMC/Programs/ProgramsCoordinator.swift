import HeadlessUI
import Samples

/// Creates the only screen, and has nowhere to go from there.
@Traced(.coordinator)
final class ProgramsCoordinator: Coordinator {
  private let service: ProgramService

  init(service: ProgramService) {
    self.service = service
    super.init()
  }

  override func makeRoot() -> ViewController {
    ProgramsViewController(viewModel: ProgramsViewModel(service: service))
  }
}
