import HeadlessUI
import Testing

@Suite("The life cycle of view controllers")
struct LifeCycleTests {
  let journal = Journal()

  func controller(_ name: String) -> JournalingController { JournalingController(name, journal) }

  func shown(_ root: ViewController) -> Window {
    let window = Window(rootViewController: root)
    window.makeKeyAndVisible()
    journal.lines = []
    return window
  }

  @Test("A window loads its root and has it appear")
  func window() {
    let window = Window(rootViewController: controller("a"))
    #expect(journal.lines == [])
    window.makeKeyAndVisible()
    #expect(journal.lines == ["a loaded", "a will appear", "a appeared"])
  }

  @Test("A push loads the new screen, then exchanges the two; a pop exchanges them again")
  func pushAndPop() {
    let navigation = NavigationController(rootViewController: controller("a"))
    let window = shown(navigation)
    navigation.pushViewController(controller("b"), animated: true)
    #expect(
      journal.take() == [
        "b loaded", "a will disappear", "b will appear", "a disappeared", "b appeared",
      ])
    navigation.popViewController(animated: true)
    #expect(
      journal.take() == ["b will disappear", "a will appear", "b disappeared", "a appeared"])
    #expect(window.snapshot().screen == "a")
  }

  @Test("A popped controller is released at once, and knows no container any more")
  func release() {
    let navigation = NavigationController(rootViewController: controller("a"))
    let window = shown(navigation)
    weak var released: ViewController?
    do {
      let pushed = controller("b")
      released = pushed
      navigation.pushViewController(pushed, animated: true)
    }
    #expect(released?.navigationController === navigation)
    let popped = navigation.popViewController(animated: true)
    #expect(popped?.navigationController == nil)
    _ = consume popped
    #expect(released == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(window.snapshot().depth == 1)
  }

  @Test("Popping to the root leaves out what is between")
  func popToRoot() {
    let navigation = NavigationController(rootViewController: controller("a"))
    let window = shown(navigation)
    navigation.pushViewController(controller("b"), animated: false)
    navigation.pushViewController(controller("c"), animated: false)
    _ = journal.take()
    #expect(navigation.popToRootViewController(animated: true)?.count == 2)
    #expect(
      journal.lines == ["c will disappear", "a will appear", "c disappeared", "a appeared"])
    #expect(window.snapshot().titles == ["A"])
  }

  @Test("A replaced stack shows its new top, and lets go of what is not in it")
  func replacedStack() {
    let (first, third) = (controller("a"), controller("c"))
    let navigation = NavigationController(rootViewController: first)
    let window = shown(navigation)
    navigation.viewControllers = [controller("b"), third]
    #expect(
      journal.lines == [
        "c loaded", "a will disappear", "c will appear", "a disappeared", "c appeared",
      ])
    #expect(first.parent == nil)
    #expect(third.navigationController === navigation)
    #expect(window.snapshot().titles == ["B", "C"])
  }

  @Test("A stack that is not in sight changes silently")
  func outOfSight() {
    let hidden = NavigationController(rootViewController: controller("b"))
    let tabs = TabBarController(viewControllers: [controller("a"), hidden])
    let window = shown(tabs)
    hidden.pushViewController(controller("c"), animated: true)
    #expect(journal.take() == [])
    #expect(hidden.topViewController?.tabBarController === tabs)
    tabs.selectedIndex = 1
    #expect(
      journal.take() == [
        "c loaded", "a will disappear", "c will appear", "a disappeared", "c appeared",
      ])
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(journal.take() == [])
    #expect(window.snapshot().titles == ["B", "C"])
  }

  @Test("An alert leaves the screen beneath in sight")
  func alert() {
    let root = controller("a")
    let window = shown(root)
    root.present(AlertController(message: "Hm."), animated: true)
    #expect(journal.take() == [])
    #expect(root.presentedViewController is AlertController)
    root.dismiss(animated: true)
    #expect(journal.take() == [])
    #expect(window.snapshot().alert == nil)
  }

  @Test("Any other presented controller takes the place of the container")
  func presentation() {
    let top = controller("a")
    let window = shown(NavigationController(rootViewController: top))
    top.present(controller("b"), animated: true)
    #expect(
      journal.take() == [
        "b loaded", "a will disappear", "b will appear", "a disappeared", "b appeared",
      ])
    #expect(window.snapshot().screen == "b")
    #expect(top.presentedViewController?.presentingViewController === top.navigationController)
    top.dismiss(animated: true)
    #expect(
      journal.take() == ["b will disappear", "a will appear", "b disappeared", "a appeared"])
  }

  @Test("Only what is in the window presents, and only one controller at a time")
  func refusedPresentation() {
    let bottom = controller("a")
    let navigation = NavigationController(rootViewController: bottom)
    let window = shown(navigation)
    navigation.pushViewController(controller("b"), animated: true)
    bottom.present(AlertController(message: "beneath"), animated: true)
    #expect(window.snapshot().alert == nil)
    navigation.present(AlertController(message: "first"), animated: true)
    navigation.present(AlertController(message: "second"), animated: true)
    #expect(window.snapshot().alert?.message == "first")
  }

  @Test("A screen may present while it is being shown")
  func presentingEarly() {
    let early = controller("b")
    early.whenAppearing = { early.present(AlertController(message: "early"), animated: true) }
    let navigation = NavigationController(rootViewController: controller("a"))
    let window = shown(navigation)
    navigation.pushViewController(early, animated: true)
    early.whenAppearing = {}
    #expect(window.snapshot().alert?.message == "early")
  }

  @Test("A push while the first screen is about to appear ends with the pushed one in sight")
  func pushWhileAppearing() {
    let first = controller("a")
    let navigation = NavigationController(rootViewController: first)
    let second = controller("b")
    first.whenAppearing = { navigation.pushViewController(second, animated: false) }
    let window = shown(navigation)
    first.whenAppearing = {}
    #expect(window.snapshot().screen == "b")
    navigation.popViewController(animated: false)
    #expect(
      journal.lines == ["b will disappear", "a will appear", "b disappeared", "a appeared"])
  }
}
