import HeadlessUI
import Testing

@Suite("Updates of properties")
struct UpdatePropertiesTests {
  private let lamp = Lamp()

  private func shown() -> (LampController, Window) {
    let controller = LampController(lamp)
    let window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
    return (controller, window)
  }

  @Test("A screen that comes into sight is updated before its lists reload, controller first")
  func firstPass() {
    let (controller, window) = shown()
    #expect(controller.journal.take() == ["controller: dark", "view: 0", "rows"])
    #expect(window.snapshot()["label"]?.text == "dark")
    #expect(controller.journal.take() == [])
  }

  nonisolated static let cases: [Case] = [
    Case("a change", ["controller: lit"]) { lamp, _ in lamp.isLit = true },
    Case("several changes", ["controller: dark", "view: 2"]) { lamp, _ in
      lamp.isLit = true
      lamp.isLit = false
      lamp.flashes += 1
      lamp.flashes += 1
    },
    Case("an equal value", []) { lamp, _ in lamp.isLit = false },
    Case("what was not read", []) { lamp, _ in lamp.colour = "red" },
    Case("a wish of the controller", ["controller: dark"]) { _, controller in
      controller.setNeedsUpdateProperties()
      controller.setNeedsUpdateProperties()
    },
    Case("a wish of the view", ["view: 0"]) { _, controller in
      controller.view.setNeedsUpdateProperties()
    },
    Case("a change after another update", ["controller: dark", "controller: lit"]) {
      lamp, controller in
      controller.setNeedsUpdateProperties()
      controller.updatePropertiesIfNeeded()
      lamp.isLit = true
    },
    Case("an update at once", ["view: 1", "now"]) { lamp, controller in
      lamp.flashes = 1
      controller.view.updatePropertiesIfNeeded()
      controller.journal.note("now")
    },
    Case("an update of all at once", ["controller: lit", "view: 1", "now"]) { lamp, controller in
      lamp.flashes = 1
      lamp.isLit = true
      controller.updatePropertiesIfNeeded()
      controller.journal.note("now")
    },
  ]

  @Test("At the next frame what has to be updated is, once", arguments: cases)
  func passes(_ example: Case) {
    let (controller, window) = shown()
    _ = controller.journal.take()
    example.act(lamp, controller)
    _ = window.snapshot()
    #expect(controller.journal.take() == example.updates)
    _ = window.snapshot()
    #expect(controller.journal.take() == [])
    lamp.isLit.toggle()
    #expect(window.snapshot()["label"]?.text == (lamp.isLit ? "lit" : "dark"))
  }

  @Test("What is read no longer asks for no update")
  func forgotten() {
    let (controller, window) = shown()
    controller.isBlind = true
    controller.setNeedsUpdateProperties()
    _ = window.snapshot()
    _ = controller.journal.take()
    lamp.isLit = true
    _ = window.snapshot()
    #expect(controller.journal.take() == [])
  }

  @Test("What a screen asks for while it is updated waits for the next frame")
  func again() {
    let (controller, window) = shown()
    _ = controller.journal.take()
    controller.whenUpdating = { controller.setNeedsUpdateProperties() }
    controller.setNeedsUpdateProperties()
    _ = window.snapshot()
    #expect(controller.journal.take() == ["controller: dark"])
    controller.whenUpdating = {}
    _ = window.snapshot()
    #expect(controller.journal.take() == ["controller: dark"])
  }

  @Test("A screen out of sight is updated when it comes back, once")
  func outOfSight() {
    let controller = LampController(lamp)
    let navigation = NavigationController(rootViewController: controller)
    let window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
    navigation.pushViewController(ViewController(), animated: false)
    _ = controller.journal.take()
    lamp.isLit = true
    _ = window.snapshot()
    lamp.flashes = 3
    _ = window.snapshot()
    #expect(controller.journal.take() == [])
    navigation.popViewController(animated: false)
    #expect(controller.journal.take() == ["controller: lit", "view: 3"])
  }

  @Test("What a screen reads that an update pushes is of no interest to the one that pushes it")
  func pushed() {
    let controller = LampController(lamp)
    let window = Window(rootViewController: NavigationController(rootViewController: controller))
    window.makeKeyAndVisible()
    let other = Lamp()
    controller.whenUpdating = { [weak controller] in
      controller?.whenUpdating = {}
      controller?.navigationController?.pushViewController(LampController(other), animated: false)
    }
    controller.setNeedsUpdateProperties()
    _ = window.snapshot()
    _ = controller.journal.take()
    other.isLit = true
    controller.updatePropertiesIfNeeded()
    #expect(controller.journal.take() == [])
  }

  @Test("A container that follows a model shows what the model says, from the first frame on")
  func state() {
    let route = Route()
    let window = Window(rootViewController: RouteController(route))
    window.makeKeyAndVisible()
    #expect(window.snapshot().titles == ["home"])
    route.path = ["home", "list", "item"]
    #expect(window.snapshot().titles == ["home", "list", "item"])
    route.path = ["home"]
    #expect(window.snapshot().titles == ["home"])
  }

  @Test("A model that is observed keeps no screen alive, and tells none that is gone")
  func release() {
    weak var released: LampController?
    do { released = shown().0 }
    #expect(released == nil)
    lamp.isLit = true
  }

  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let updates: [String]
    fileprivate let act: @MainActor @Sendable (Lamp, LampController) -> Void
    var testDescription: String { name }

    fileprivate init(
      _ name: String, _ updates: [String],
      act: @escaping @MainActor @Sendable (Lamp, LampController) -> Void
    ) {
      (self.name, self.updates, self.act) = (name, updates, act)
    }
  }
}

@Observable
private final class Lamp {
  var isLit = false
  var flashes = 0
  var colour = "white"
}

/// Shows a lamp, and notes what is updated.
private final class LampController: ViewController {
  let journal = Journal()
  var whenUpdating: () -> Void = {}
  /// Says whether it has ceased to look at the lamp.
  var isBlind = false
  private let lamp: Lamp
  private let label = Label(identifier: "label", text: "")
  private let list = TableView(identifier: "list")

  init(_ lamp: Lamp) {
    self.lamp = lamp
    super.init()
  }

  override func loadView() {
    view = FlashView(lamp, journal)
    view.addSubview(label)
    view.addSubview(list)
    list.dataSource = self
  }

  override func updateProperties() {
    guard !isBlind else { return journal.note("controller: blind") }
    label.text = lamp.isLit ? "lit" : "dark"
    journal.note("controller: \(label.text ?? "")")
    whenUpdating()
  }
}

extension LampController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    journal.note("rows")
    return 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }
}

private final class FlashView: View {
  private let lamp: Lamp
  private let journal: Journal

  init(_ lamp: Lamp, _ journal: Journal) {
    (self.lamp, self.journal) = (lamp, journal)
    super.init()
  }

  override func updateProperties() { journal.note("view: \(lamp.flashes)") }
}

@Observable
private final class Route {
  var path = ["home"]
}

/// Shows the screens that a route names.
private final class RouteController: NavigationController {
  private let route: Route

  init(_ route: Route) {
    self.route = route
    super.init()
  }

  override func updateProperties() {
    let screens = route.path.map { name in
      viewControllers.first { $0.title == name } ?? titled(name)
    }
    setViewControllers(screens, animated: true)
  }

  private func titled(_ name: String) -> ViewController {
    let screen = ViewController()
    screen.title = name
    return screen
  }
}
