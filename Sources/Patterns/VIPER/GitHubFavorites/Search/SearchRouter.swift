import HeadlessUI
import Samples

/// Knows the way from the search to a user.
@Traced(.router)
final class SearchRouter: SearchRouterInput {
  weak var controller: ViewController?
  private let modules: GitHubAssembly

  init(modules: GitHubAssembly) {
    self.modules = modules
  }

  func open(_ user: User) {
    controller?.navigationController?.pushViewController(
      modules.assembleUser(user), animated: true)
  }
}
