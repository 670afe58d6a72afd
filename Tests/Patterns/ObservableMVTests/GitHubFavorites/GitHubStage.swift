import HeadlessUI
import Samples
import Trace

@testable import ObservableMV

/// The things that models need: time that a test moves, and a server that answers when a test says
/// so.
struct GitHubStage {
  let clock = VirtualClock()
  let server: ScriptedServer
  let service: GitHubService
  let screens: GitHubScreenFactory

  init() throws {
    let environment = Environment(clock: clock, mode: .manual)
    server = environment.server
    service = GitHubService(server: server)
    screens = GitHubScreenFactory(setup: try GitHubFavoritesSetup([:]), environment: environment)
  }

  /// A search of which nothing was requested.
  func makeSearch() -> SearchScreenModel {
    SearchScreenModel(service: service, delay: TypingDelay(clock: clock), visibleRows: 8)
  }

  /// The list of a user's repositories, of which nothing was requested.
  func makeRepositories(of login: String) -> UserScreenModel {
    UserScreenModel(of: User(login: login), service: service, visibleRows: 8)
  }

  /// A window that shows a screen on a stack.
  static func window(showing controller: ViewController) -> Window {
    let window = Window(rootViewController: NavigationController(rootViewController: controller))
    window.makeKeyAndVisible()
    return window
  }

  static let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")
  static let sonatas = Repository(
    owner: "violin", name: "sonatas", description: "Sonatas for the violin.", stars: 132,
    url: "https://example.org/violin/sonatas")
}
