import Diagnostics
import Documents
import HeadlessUI
import Identifiers
import Samples
import Scenarios

extension Implementation {
  static let controlled = Implementation(ControlledBulletin.self, pattern: "controlled")
  static let presented = Implementation(PresentedBulletin.self, pattern: "presented")
  static let showsCancelled = Implementation(CancelledBulletin.self, pattern: "shows cancelled")
  static let notesLate = Implementation(LateBulletin.self, pattern: "notes late")
  static let leakingRequest = Implementation(LeakingBulletin.self, pattern: "leaking request")
  static let insists = Implementation(InsistingBulletin.self, pattern: "insists")
}

extension Scenario {
  /// A scenario of the bulletin with some steps, each written on lines of their own.
  static func bulletin(_ steps: String, extra: String = "") throws(DiagnosticError) -> Scenario {
    let lines = steps.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let text =
      "---\ntitle: T\nsample: bulletin\nsummary: S\n\(extra)steps:\n\(lines)\n---\n"
    return try .read(text)
  }
}

@MainActor extension Window {
  fileprivate convenience init(showing environment: Environment, _ flaw: BulletinFlaw) {
    let service = BulletinService(server: environment.server)
    self.init(showing: BoardController(service: service, clock: environment.clock, flaw: flaw))
  }

  fileprivate convenience init(showing screen: ViewController) {
    self.init(rootViewController: NavigationController(rootViewController: screen))
    makeKeyAndVisible()
  }
}

@MainActor final class ControlledBulletin: App {
  let window: Window
  init(setup: BulletinSetup, environment: Environment) {
    window = Window(showing: environment, .none)
  }
}

@MainActor final class PresentedBulletin: App {
  let window: Window
  init(setup: BulletinSetup, environment: Environment) {
    let service = BulletinService(server: environment.server)
    let presenter = BoardPresenter(service: service, clock: environment.clock)
    let view = BoardViewController(presenter: presenter, service: service)
    presenter.view = view
    window = Window(showing: view)
  }
}

@MainActor final class CancelledBulletin: App {
  let window: Window
  init(setup: BulletinSetup, environment: Environment) {
    window = Window(showing: environment, .showsCancelled)
  }
}

@MainActor final class LateBulletin: App {
  let window: Window
  init(setup: BulletinSetup, environment: Environment) {
    window = Window(showing: environment, .notesLate)
  }
}

@MainActor final class LeakingBulletin: App {
  let window: Window
  init(setup: BulletinSetup, environment: Environment) {
    window = Window(showing: environment, .leak)
  }
}

@MainActor final class InsistingBulletin: App {
  let window: Window
  init(setup: BulletinSetup, environment: Environment) {
    window = Window(showing: environment, .insists)
  }
}
