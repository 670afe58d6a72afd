import HeadlessUI
import Samples
import Trace

/// The things that the view controllers of the sample need: time that a test moves, a server that
/// answers when a test says so, and a window.
struct GitHubStage {
  let clock = VirtualClock()
  let server: ScriptedServer
  let service: GitHubService
  let favorites = FavoritesModel()
  let navigation = NavigationController()
  let window: Window

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    service = GitHubService(server: server)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  /// Shows a view controller in the window.
  func show(_ controller: ViewController) {
    navigation.setViewControllers([controller], animated: false)
  }

  /// The message of the alert that is shown.
  var alert: String? { (navigation.presentedViewController as? AlertController)?.message }

  /// A repository of Viola's.
  static let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")
}
