import Foundation
import HeadlessUI
import Snapshots
import Testing
import Trace
import TraceTesting

@Suite("Frames")
struct FrameTests {
  let screen = TracedScreen()
  let window: Window

  init() {
    let first = PlainController(View(identifier: "first"))
    first.title = "First"
    let navigation = NavigationController(rootViewController: first)
    navigation.tabBarItem = TabBarItem(identifier: "home", title: "Home")
    window = Window(
      rootViewController: TabBarController(viewControllers: [navigation, ViewController()]))
    window.makeKeyAndVisible()
    navigation.pushViewController(PlainController(screen), animated: true)
  }

  @Test("A frame shows tab, stack and widgets in layout order; of a hidden one its name alone")
  func everything() {
    screen.label.isHidden = true
    screen.button.isEnabled = false
    screen.button.setTitleColor(.gray, for: .normal)
    screen.addSubview(Label())
    let frame = window.snapshot()
    #expect(frame.screen == "screen")
    #expect(frame.tab == "home")
    #expect(frame.titles == ["First", ""])
    #expect(frame.depth == 2)
    #expect(frame.widgets.map(\.identifier) == InteractionTests.names)
    #expect(frame["label"] == Frame.Widget(hidden: "label"))
    #expect(frame["button"]?.color == "gray")
    #expect(frame["nothing"] == nil)
    #expect(
      frame.description == """
        screen · depth 2 · tab home · First
          label    (hidden)
          button   [Go] gray disabled
          field    ||
          search   ||
          list     none of 0: 
          spinner  (hidden)
        """)
  }

  @Test("A frame is JSON that says what is seen and no more, and comes back from it")
  func json() throws {
    screen.label.alpha = 0.5
    window.rootViewController.present(
      InteractionTests.question(), animated: true)
    let frame = window.snapshot()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(frame)
    try expectSnapshot(String(decoding: data, as: UTF8.self) + "\n", "frame.json")
    #expect(try JSONDecoder().decode(Frame.self, from: data) == frame)
  }

  @Test("Where no app is open there is nothing to see")
  func nothing() {
    #expect(Frame.none.screen == nil)
    #expect(Frame.none.description == "(no screen)")
  }

  @Test("Taking a frame changes nothing and is not recorded")
  func pure() {
    let log = recording { _ in
      #expect(window.snapshot() == window.snapshot())
    }
    #expect(log.events.isEmpty)
  }
}
