import HeadlessUI
import Samples

/// Knows the way from a user to a repository.
@Traced(.router)
final class UserRouter: UserRouterInput {
  weak var controller: ViewController?
  private let modules: GitHubAssembly

  init(modules: GitHubAssembly) {
    self.modules = modules
  }

  func open(_ repository: Repository) {
    controller?.navigationController?.pushViewController(
      modules.assembleRepository(repository), animated: true)
  }
}
