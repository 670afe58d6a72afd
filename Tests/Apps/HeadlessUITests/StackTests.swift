import HeadlessUI
import Testing

@Suite("A stack of controllers")
struct StackTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    let lines: [String]
    let act: @MainActor @Sendable (Stack) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ before: String, _ after: String, _ lines: [String],
      act: @escaping @MainActor @Sendable (Stack) -> Void
    ) {
      (self.name, self.before, self.after, self.lines) = (name, before, after, lines)
      self.act = act
    }
  }

  nonisolated static let cases = [
    Case(
      "push", "a", "ab",
      [
        "b loaded", "a will disappear", "b will appear, moving to parent", "will show b animated",
        "a disappeared", "b appeared, moving to parent", "did show b animated",
      ]
    ) { $0.navigation.pushViewController($0["b"], animated: true) },
    Case(
      "pop", "ab", "a",
      [
        "a loaded", "b will disappear, moving from parent", "a will appear", "will show a",
        "b disappeared, moving from parent", "a appeared", "did show a",
      ]
    ) { $0.navigation.popViewController(animated: false) },
    Case(
      "pop to the root", "abc", "a",
      [
        "a loaded", "c will disappear, moving from parent", "a will appear",
        "will show a animated", "c disappeared, moving from parent", "a appeared",
        "did show a animated",
      ]
    ) { $0.navigation.popToRootViewController(animated: true) },
    Case(
      "pop to one in the middle", "abcd", "ab",
      [
        "b loaded", "d will disappear, moving from parent", "b will appear", "will show b",
        "d disappeared, moving from parent", "b appeared", "did show b",
      ]
    ) { $0.navigation.popToViewController($0["b"], animated: false) },
    Case("pop to the one on top", "ab", "ab", []) {
      $0.navigation.popToViewController($0["b"], animated: false)
    },
    Case("pop of a root", "a", "a", []) { $0.navigation.popViewController(animated: false) },
    Case("the same stack", "ab", "ab", []) { $0.set("ab") },
    Case("another root beneath the same top", "ab", "cb", []) { $0.set("cb") },
    Case("one taken from the middle", "abc", "ac", []) { $0.set("ac") },
    Case("one put into the middle", "ac", "abc", []) { $0.set("abc") },
    Case(
      "another order", "abc", "acb",
      [
        "b loaded", "c will disappear", "b will appear", "will show b", "c disappeared",
        "b appeared", "did show b",
      ]
    ) { $0.set("acb") },
    Case(
      "another stack", "ab", "cd",
      [
        "d loaded", "b will disappear, moving from parent", "d will appear, moving to parent",
        "will show d", "b disappeared, moving from parent", "d appeared, moving to parent",
        "did show d",
      ]
    ) { $0.set("cd") },
    Case(
      "an empty stack", "ab", "",
      ["b will disappear, moving from parent", "b disappeared, moving from parent"]
    ) { $0.set("") },
    Case(
      "a stack after an empty one", "", "ab",
      [
        "b loaded", "b will appear, moving to parent", "will show b",
        "b appeared, moving to parent", "did show b",
      ]
    ) { $0.set("ab") },
    Case(
      "one that was on the stack beneath, and comes into sight later", "a", "b",
      [
        "c loaded", "a will disappear, moving from parent", "c will appear, moving to parent",
        "will show c", "a disappeared, moving from parent", "c appeared, moving to parent",
        "did show c", "b loaded", "c will disappear, moving from parent", "b will appear",
        "will show b", "c disappeared, moving from parent", "b appeared", "did show b",
      ]
    ) {
      $0.set("bc")
      $0.navigation.popViewController(animated: false)
    },
  ]

  @Test("What appears and disappears, why, and what the delegate is told", arguments: cases)
  func changes(_ example: Case) {
    let stack = Stack(example.before)
    let delegate = stack.delegate()
    example.act(stack)
    #expect(stack.journal.take() == example.lines)
    #expect(stack.names(stack.navigation.viewControllers) == example.after)
    #expect(stack.names(stack.navigation.children) == example.after)
    for name in Set(example.before + example.after) {
      let isContained = example.after.contains(name)
      #expect(stack["\(name)"].parent === (isContained ? stack.navigation : nil))
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("A stack out of sight changes silently, and announces its top when it is shown")
  func outOfSight() {
    let other = ViewController()
    let stack = Stack("ab") { TabBarController(viewControllers: [other, $0]) }
    let delegate = stack.delegate()
    stack.set("ac")
    #expect(stack.journal.take() == [])
    let tabs = stack.navigation.tabBarController
    tabs?.selectedIndex = 1
    #expect(
      stack.journal.take() == [
        "c loaded", "c will appear, moving to parent", "will show c",
        "c appeared, moving to parent", "did show c",
      ])
    tabs?.selectedIndex = 0
    tabs?.selectedIndex = 1
    #expect(
      stack.journal.take() == [
        "c will disappear", "c disappeared", "c will appear", "c appeared",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test("The first appearance of a stack is announced")
  func firstAppearance() {
    let stack = Stack("")
    let navigation = NavigationController(rootViewController: stack["a"])
    let delegate = JournalingDelegate(stack.journal)
    navigation.delegate = delegate
    let window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
    #expect(
      stack.journal.lines == [
        "a loaded", "a will appear, moving to parent", "will show a",
        "a appeared, moving to parent", "did show a",
      ])
  }

  @Test("When the delegate is told that a screen shows, the popped ones know no container")
  func order() {
    final class Watcher: NavigationControllerDelegate {
      weak var popped: ViewController?
      var hasParent: Bool?
      func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController,
        animated: Bool
      ) {
        hasParent = popped?.parent != nil
      }
    }
    let stack = Stack("ab")
    let watcher = Watcher()
    watcher.popped = stack["b"]
    stack.navigation.delegate = watcher
    stack.navigation.popViewController(animated: false)
    #expect(watcher.hasParent == false)
  }

  @Test("A controller that moves to another stack leaves the first one")
  func adoption() {
    let stack = Stack("ab")
    let other = NavigationController(rootViewController: stack["c"])
    other.pushViewController(stack["a"], animated: false)
    #expect(stack.names(stack.navigation.viewControllers) == "b")
    #expect(stack.names(other.viewControllers) == "ca")
    #expect(stack["a"].navigationController === other)
    let tabs = TabBarController(viewControllers: [stack["a"], stack["d"]])
    #expect(stack.names(other.viewControllers) == "c")
    stack.navigation.pushViewController(stack["d"], animated: false)
    #expect(stack.names(tabs.children) == "a")
    #expect(stack["d"].parent === stack.navigation)
  }

  @Test("The frame of an empty stack has no depth and no titles")
  func emptyFrame() {
    let frame = Stack("").window.snapshot()
    #expect(frame.depth == 0)
    #expect(frame.titles == [])
  }

  @Test("A controller cannot be on a stack twice, nor be popped to if it is on none")
  func refusals() async throws {
    let push = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stack("ab").push("a") }
    }
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stack("a").set("bab") }
    }
    let pop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stack("a").popTo("b") }
    }
    let said = try [push, set, pop].map {
      String(decoding: try #require($0).standardErrorContent, as: UTF8.self)
    }
    #expect(said[0].contains("JournalingController cannot be pushed: it is already on the stack"))
    #expect(said[1].contains("the controllers of a stack must differ from each other"))
    #expect(said[2].contains("JournalingController cannot be popped to: it is not on the stack"))
  }
}

extension Stack {
  func set(_ names: String) { navigation.setViewControllers(self[all: names], animated: false) }
  func push(_ name: String) { navigation.pushViewController(self[name], animated: false) }
  func popTo(_ name: String) { navigation.popToViewController(self[name], animated: false) }
}
