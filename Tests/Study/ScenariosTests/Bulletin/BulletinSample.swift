import HeadlessUI
import Samples
import Trace

/// A sample with a server, small enough for tests: a board with the latest edition, and beneath it
/// a notice, both of which ask when they appear.
struct BulletinSetup: SampleSetup {
  static let sample = "bulletin"
  static let keys: [SetupKey] = []
  static let screens = ["board", "notice"]
  static let server: ServerDescription? = ServerDescription(sending: Presence.self)
  let widgets = ["edition", "headlines", "presence", "spinner", "hint", "reload", "read", "text"]

  init(_ values: [String: Int]) throws(SetupError) {}
}

/// An event that the server sends unasked.
enum Presence: String, ServerEvent {
  case online
  case offline
}

/// Two headlines, with the number of the request that they answer.
struct Edition: Hashable {
  let number: Int
  var headlines: [String] { ["Headline \(number).1", "Headline \(number).2"] }
}

struct LatestEdition: Endpoint {
  func response(toRequest number: Int) -> Edition { Edition(number: number) }
}

struct Notice: Endpoint {
  let title: String

  func response(toRequest number: Int) -> String { "\(title), by request \(number)" }
}

@MainActor @Traced(.model)
final class BulletinService {
  private let server: ScriptedServer

  init(server: ScriptedServer) {
    self.server = server
  }

  func edition(
    _ completion: @escaping (Result<Edition, ServerError>) -> Void
  ) -> RequestToken {
    server.send(LatestEdition(), bound(.closure, "edition", completion))
  }

  func notice(
    _ title: String, _ completion: @escaping (Result<String, ServerError>) -> Void
  ) -> RequestToken {
    server.send(Notice(title: title), bound(.closure, "notice", completion))
  }

  func observePresence(_ handler: @escaping (Presence) -> Void) -> EventToken {
    server.subscribe(bound(.observer, "presence", handler))
  }
}

@MainActor @Traced(.view)
final class BoardScreen: View {
  let edition = Label(identifier: "edition")
  let headlines = TableView(identifier: "headlines")
  let presence = Label(identifier: "presence")
  let spinner = ActivityIndicator(identifier: "spinner")
  /// Says so when a request is still under way after 0.2 s.
  let hint = Label(identifier: "hint")
  let reload = Button(identifier: "reload", title: "Reload")
  let read = Button(identifier: "read", title: "Read")

  init() {
    super.init(identifier: "board")
    for widget in [edition, headlines, presence, spinner, hint, reload, read] {
      addSubview(widget)
    }
  }
}

@MainActor extension ViewController {
  func showFailure(_ message: String) {
    let alert = AlertController(title: nil, message: message)
    alert.addAction(AlertAction(title: "OK", style: .default) { _ in })
    present(alert, animated: true)
  }
}
