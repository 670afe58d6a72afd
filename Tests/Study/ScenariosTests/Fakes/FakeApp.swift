import HeadlessUI
import Identifiers
import Samples
import Scenarios

/// A sample small enough for tests, which has something for every verb.
struct FakeSetup: SampleSetup {
  static let sample = "fake"
  static let keys: [SetupKey] = []
  static let screens = ["first", "detail", "other"]
  let widgets = ["search", "echo", "rows", "ask", "later", "off", "secret", "row", "hello"]

  init(_ values: [String: Int]) throws(SetupError) {}
}

/// The way in which an implementation of the fake sample is broken.
enum Flaw: Sendable {
  case none
  /// A second tap does not cancel the timer of the first.
  case race
  /// The alert's answer keeps the screen alive.
  case leak
  /// The wrong colour, once there is an answer.
  case color
  /// Nothing is hidden.
  case exposed
  /// The alert's answer does what must not be done.
  case misuse
  /// So does the end of the screen.
  case lateMisuse
}

extension Implementation {
  static let fake = Implementation(FakeApp.self, pattern: "sound")
  static let race = Implementation(RacingApp.self, pattern: "race")
  static let leak = Implementation(LeakingApp.self, pattern: "leak")
  static let color = Implementation(ColorfulApp.self, pattern: "color")
  static let exposed = Implementation(ExposedApp.self, pattern: "exposed")
  static let misuse = Implementation(MisusingApp.self, pattern: "fault")
  static let lateMisuse = Implementation(LateMisusingApp.self, pattern: "late fault")
}

@MainActor final class FakeApp: App {
  let window: Window
  init(setup: FakeSetup, environment: Environment) {
    window = Window(showing: environment, .none)
  }
}

@MainActor final class RacingApp: App {
  let window: Window
  init(setup: FakeSetup, environment: Environment) {
    window = Window(showing: environment, .race)
  }
}

@MainActor final class LeakingApp: App {
  let window: Window
  init(setup: FakeSetup, environment: Environment) {
    window = Window(showing: environment, .leak)
  }
}

@MainActor final class ColorfulApp: App {
  let window: Window
  init(setup: FakeSetup, environment: Environment) {
    window = Window(showing: environment, .color)
  }
}

@MainActor final class ExposedApp: App {
  let window: Window
  init(setup: FakeSetup, environment: Environment) {
    window = Window(showing: environment, .exposed)
  }
}

@MainActor final class MisusingApp: App {
  let window: Window
  init(setup: FakeSetup, environment: Environment) {
    window = Window(showing: environment, .misuse)
  }
}

@MainActor final class LateMisusingApp: App {
  let window: Window
  init(setup: FakeSetup, environment: Environment) {
    window = Window(showing: environment, .lateMisuse)
  }
}

@MainActor extension Window {
  fileprivate convenience init(showing environment: Environment, _ flaw: Flaw) {
    let first = NavigationController(
      rootViewController: FirstScreen(environment: environment, flaw: flaw))
    first.tabBarItem.accessibilityIdentifier = "first"
    let other = OtherScreen()
    other.tabBarItem.accessibilityIdentifier = "other"
    self.init(rootViewController: TabBarController(viewControllers: [first, other]))
    makeKeyAndVisible()
  }
}
