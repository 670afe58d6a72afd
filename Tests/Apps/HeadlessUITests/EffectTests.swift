import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("Effects")
struct EffectTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let write: @MainActor @Sendable (TracedScreen) -> Void
    let effects: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ effects: String...,
      write: @escaping @MainActor @Sendable (TracedScreen) -> Void
    ) {
      self.name = name
      self.effects = effects
      self.write = write
    }
  }

  nonisolated static let cases = [
    Case("a text", "label.text \"first\" → \"second\"") { $0.label.text = "second" },
    Case("the same text", "label.text \"first\" → \"first\" (redundant)") {
      $0.label.text = "first"
    },
    Case("no text", "label.text \"first\" → nil") { $0.label.text = nil },
    Case("a colour", "label.textColor label → red") { $0.label.textColor = .red },
    Case("a title", "button.title \"Go\" → \"Stop\"") { $0.button.setTitle("Stop", for: .normal) },
    Case("a title's colour", "button.titleColor label → gray") {
      $0.button.setTitleColor(.gray, for: .normal)
    },
    Case("a title's ordinary colour", "button.titleColor label → label (redundant)") {
      $0.button.setTitleColor(nil, for: .normal)
    },
    Case(
      "enabled twice", "button.isEnabled true → false",
      "button.isEnabled false → false (redundant)"
    ) {
      $0.button.isEnabled = false
      $0.button.isEnabled = false
    },
    Case("alpha", "button.alpha 1.0 → 0.5") { $0.button.alpha = 0.5 },
    Case("hiding", "label.isHidden false → true") { $0.label.isHidden = true },
    Case("a spinner", "spinner.isAnimating false → true") { $0.spinner.startAnimating() },
    Case("a still spinner", "spinner.isAnimating false → false (redundant)") {
      $0.spinner.stopAnimating()
    },
    Case("a field", "field.text \"\" → \"x\"") { $0.field.text = "x" },
    Case("a placeholder", "search.placeholder \"Look for\" → \"Where?\"") {
      $0.search.placeholder = "Where?"
    },
    Case("a name is not seen") { $0.label.accessibilityIdentifier = "other" },
  ]

  @Test("A write to what is visible is an effect on the widget's owner", arguments: cases)
  func writes(_ example: Case) {
    let log = recording { _ in
      let screen = TracedScreen()
      let writer = Participant()
      writer.perform { example.write(screen) }
    }
    #expect(
      log.lines(.effect)
        == example.effects.map { "effect Participant#1 → TracedScreen#1 \($0)" })
    #expect(log.lines(.read) == [])
  }

  @Test("What a widget is made with is no effect")
  func initialValues() {
    let log = recording { _ in _ = TracedScreen() }
    #expect(log.lines(.effect) == [])
  }

  @Test("A title is an effect once the view is loaded")
  func titles() {
    let log = recording { _ in
      let controller = PlainController(TracedScreen())
      controller.title = "before"
      controller.loadViewIfNeeded()
      controller.title = "after"
    }
    #expect(
      log.lines(.effect) == [
        "effect - → ViewController#1 screen.title \"before\" → \"after\""
      ])
  }

  @Test(
    "A navigation names the screens that come and go, and is the act of the person or participant that leads to it"
  )
  func navigation() throws {
    let log = try recording { _ in
      let navigation = NavigationController(rootViewController: PlainController(View()))
      let second = PlainController(View())
      let tabs = TabBarController(viewControllers: [navigation, ViewController()])
      tabs.viewControllers[1].tabBarItem = TabBarItem(identifier: "other")
      let window = Window(rootViewController: tabs)
      window.makeKeyAndVisible()
      Participant().perform { navigation.pushViewController(second, animated: true) }
      try window.back()
      second.present(AlertController(message: "refused"), animated: true)
      navigation.present(AlertController(message: "shown"), animated: true)
      navigation.dismiss(animated: true)
      try window.tab("other")
    }
    #expect(
      log.lines(.navigate) == [
        "navigate Participant#1 → NavigationController#1 push ViewController#2",
        "navigate - → NavigationController#1 pop ViewController#2",
        "navigate - → TabBarController#1 present AlertController#2",
        "navigate - → TabBarController#1 dismiss AlertController#2",
        "navigate - → TabBarController#1 select tab ViewController#3",
      ])
    #expect(
      log.participants.filter { $0.role == .view }.map(\.id) == [
        "NavigationController#1", "TabBarController#1", "AlertController#1", "AlertController#2",
      ])
  }
}
