import HeadlessUI
import Samples

/// Knows the way from the favorites to a repository.
@Traced(.router)
final class FavoritesRouter: FavoritesRouterInput {
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
