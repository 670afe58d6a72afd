import HeadlessUI
import Samples
import Trace

@testable import MVC2

/// The things that the controllers of the sample need besides a view: time that a test moves, a
/// server that answers when a test says so, and a navigator that has no window.
struct GitHubStage {
  let clock = VirtualClock()
  let server: ScriptedServer
  let service: GitHubService
  let screens: GitHubScreenFactory
  let navigator = NavigatorSpy()

  init() throws {
    let environment = Environment(clock: clock, mode: .manual)
    server = environment.server
    service = GitHubService(server: server)
    screens = GitHubScreenFactory(
      setup: try GitHubFavoritesSetup(["visibleRows": 8]), environment: environment)
  }

  /// A window that shows a view, so that a test can do what a person does.
  func window(showing view: View) -> Window {
    let host = ViewController()
    host.view = view
    let window = Window(rootViewController: host)
    window.makeKeyAndVisible()
    return window
  }

  /// A repository of Viola's.
  static let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")
}
