import HeadlessUI
import Samples
import Testing
import Trace

@testable import VIPER

@Suite("The routers of the GitHub favorites")
struct GitHubRouterTests {
  private let navigation = NavigationController()
  private let screen = ViewController()
  private let modules: GitHubAssembly

  init() throws {
    modules = GitHubAssembly(
      setup: try GitHubFavoritesSetup([:]),
      environment: Environment(clock: VirtualClock(), mode: .manual))
    navigation.setViewControllers([screen], animated: false)
  }

  @Test("push a user from the search")
  func search() {
    let router = SearchRouter(modules: modules)
    router.controller = screen
    router.open(User(login: "viola"))
    #expect(navigation.topViewController is UserViewController)
  }

  @Test("push a repository from a user, and from the favorites")
  func repositories() {
    let user = UserRouter(modules: modules)
    user.controller = screen
    user.open(.etudes)
    let favorites = FavoritesRouter(modules: modules)
    favorites.controller = screen
    favorites.open(.etudes)
    #expect(navigation.viewControllers.dropFirst().allSatisfy { $0 is RepositoryViewController })
    #expect(navigation.viewControllers.count == 3)
  }
}
