import HeadlessUI
import Testing

@Suite("Why a controller appears or disappears")
struct PassageTests {
  @Test("Only a presented controller itself is presented and dismissed, not what it contains")
  func presentedStack() {
    let stack = Stack("a")
    let presented = NavigationController(rootViewController: stack["b"])
    stack["a"].present(presented, animated: true)
    #expect(
      stack.journal.take() == [
        "a will disappear", "b loaded", "b will appear, moving to parent", "a disappeared",
        "b appeared, moving to parent",
      ])
    stack["b"].dismiss(animated: true)
    #expect(
      stack.journal.take() == [
        "b will disappear", "a will appear", "b disappeared", "a appeared",
      ])
    #expect(stack["b"].parent === presented)
  }

  @Test("A presented screen knows that it is presented, and that it is dismissed")
  func presentedScreen() {
    let stack = Stack("a")
    stack["a"].present(stack["b"], animated: true)
    #expect(
      stack.journal.take() == [
        "b loaded", "a will disappear", "b will appear, being presented", "a disappeared",
        "b appeared, being presented",
      ])
    #expect(!stack["b"].isBeingPresented)
    stack["b"].dismiss(animated: true)
    #expect(
      stack.journal.take() == [
        "b will disappear, being dismissed", "a will appear", "b disappeared, being dismissed",
        "a appeared",
      ])
    #expect(!stack["b"].isBeingDismissed)
  }

  @Test("What a dismissed controller has presented in turn is dismissed with it")
  func presentedTwice() {
    let stack = Stack("a")
    stack["a"].present(stack["b"], animated: true)
    stack["b"].present(stack["c"], animated: true)
    _ = stack.journal.take()
    stack["a"].dismiss(animated: true)
    #expect(
      stack.journal.take() == [
        "c will disappear, being dismissed", "a will appear", "c disappeared, being dismissed",
        "a appeared",
      ])
    #expect(stack.window.snapshot().screen == "a")
    #expect(stack["b"].presentedViewController == nil)
    #expect(stack["c"].presentingViewController == nil)
  }

  nonisolated static let replacements: [(tabs: String, selected: Int, lines: [String])] = [
    ("ab", 1, []),
    ("ba", 0, []),
    ("cbd", 1, []),
    (
      "ac", 1,
      [
        "c loaded", "b will disappear, moving from parent", "c will appear, moving to parent",
        "b disappeared, moving from parent", "c appeared, moving to parent",
      ]
    ),
    (
      "a", 0,
      [
        "a loaded", "b will disappear, moving from parent", "a will appear",
        "b disappeared, moving from parent", "a appeared",
      ]
    ),
    ("", 0, ["b will disappear, moving from parent", "b disappeared, moving from parent"]),
  ]

  @Test("Replaced tabs let go of what is not among them", arguments: replacements)
  func tabs(_ example: (tabs: String, selected: Int, lines: [String])) {
    let stack = Stack("")
    let tabs = TabBarController(viewControllers: stack[all: "ab"])
    tabs.selectedIndex = 1
    let window = Window(rootViewController: tabs)
    window.makeKeyAndVisible()
    _ = stack.journal.take()
    tabs.viewControllers = stack[all: example.tabs]
    #expect(stack.names(tabs.children) == example.tabs)
    #expect(tabs.selectedIndex == example.selected)
    #expect(stack["b"].parent === (example.tabs.contains("b") ? tabs : nil))
    #expect(stack.journal.take() == example.lines)
  }

  @Test("A selected tab neither moves to its container nor away, once that has been shown")
  func selection() {
    let stack = Stack("")
    let tabs = TabBarController(viewControllers: stack[all: "ab"])
    let window = Window(rootViewController: tabs)
    window.makeKeyAndVisible()
    #expect(
      stack.journal.take() == [
        "a loaded", "a will appear, moving to parent", "a appeared, moving to parent",
      ])
    tabs.selectedIndex = 1
    #expect(
      stack.journal.take() == [
        "b loaded", "a will disappear", "b will appear", "a disappeared", "b appeared",
      ])
  }

  @Test("A push while the pushed screen is about to appear leaves the last one in sight")
  func pushWhileAppearing() {
    let stack = Stack("a")
    let delegate = stack.delegate()
    stack["b"].whenAppearing = {
      stack["b"].whenAppearing = {}
      stack.push("c")
    }
    stack.push("b")
    #expect(
      stack.journal.take() == [
        "b loaded", "a will disappear", "b will appear, moving to parent", "c loaded",
        "b will disappear", "c will appear, moving to parent", "will show c", "b disappeared",
        "c appeared, moving to parent", "did show c", "a disappeared",
      ])
    #expect(stack.window.snapshot().screen == "c")
    withExtendedLifetime(delegate) {}
  }

  @Test("A pop while the screen beneath is about to disappear leaves it in sight")
  func popWhilePushing() {
    let stack = Stack("a")
    stack["a"].whenDisappearing = { stack.navigation.popViewController(animated: false) }
    stack.push("b")
    stack["a"].whenDisappearing = {}
    #expect(
      stack.journal.take() == ["b loaded", "a will disappear", "a will appear", "a appeared"])
    #expect(stack["b"].parent == nil)
    #expect(stack.window.snapshot().screen == "a")
  }

  @Test("A screen that dismisses itself while it is about to appear is gone")
  func dismissWhileAppearing() {
    let stack = Stack("a")
    stack["b"].whenAppearing = { stack["b"].dismiss(animated: false) }
    stack["a"].present(stack["b"], animated: false)
    stack["b"].whenAppearing = {}
    #expect(
      stack.journal.take() == [
        "b loaded", "a will disappear", "b will appear, being presented",
        "b will disappear, being dismissed", "a will appear", "b disappeared, being dismissed",
        "a appeared",
      ])
    #expect(stack.window.snapshot().screen == "a")
  }
}
