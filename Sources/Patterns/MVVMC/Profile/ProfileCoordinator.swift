import HeadlessUI
import Samples

/// Creates the only screen, and has nowhere to go from there.
@Traced(.coordinator)
final class ProfileCoordinator: Coordinator {
  private let service: ProfileService

  init(service: ProfileService) {
    self.service = service
    super.init()
  }

  override func makeRoot() -> ViewController {
    ProfileViewController(viewModel: ProfileViewModel(service: service))
  }
}
