import HeadlessUI
import Samples
import Trace

@testable import ClassicMVC

/// A server that answers when a test says so, and what a screen of GitHub favorites is made of.
struct GitHubFixture {
  let clock = VirtualClock()
  let environment: Environment
  let service: GitHubService
  let screens: GitHubScreenFactory

  init() throws {
    environment = Environment(clock: clock, mode: .manual)
    service = GitHubService(server: environment.server)
    screens = GitHubScreenFactory(
      setup: try GitHubFavoritesSetup(["visibleRows": 8]), environment: environment)
  }

  /// The state of each request.
  var requests: [RequestState] { environment.server.requests }

  /// A window that shows a view, so that a test can do what a person does.
  func window(showing view: View) -> Window {
    let host = ViewController()
    host.view = view
    let window = Window(rootViewController: host)
    window.makeKeyAndVisible()
    return window
  }

  /// A search that has found the users for a query.
  func search(finding query: String) throws -> UserSearchModel {
    let search = UserSearchModel(service: service, clock: clock, visibleRows: 8)
    search.search(for: query)
    try environment.server.respond(to: 1)
    return search
  }
}

extension Repository {
  /// A repository that no server knows.
  static let waltzes = Repository(
    owner: "zither", name: "waltzes", description: "Waltzes for the zither.", stars: 3,
    url: "https://example.org/zither/waltzes")
}
