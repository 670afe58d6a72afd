import HeadlessUI
import Testing

@testable import MVVMC

@Suite("A coordinator of a stack")
struct StackCoordinatorTests {
  private let navigation = NavigationController()
  private let coordinator: StackCoordinator
  private let window: Window

  init() {
    coordinator = StackCoordinator(navigation: navigation)
    window = Window(rootViewController: coordinator.startStack())
    window.makeKeyAndVisible()
  }

  @Test("begins with its first screen at the bottom of the stack")
  func beginning() {
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController === coordinator.root)
  }

  @Test("keeps a flow within it as long as that one's screen is on the stack")
  func keeps() {
    weak let child = pushChild(of: coordinator)
    #expect(child != nil)
    #expect(navigation.topViewController === child?.root)
  }

  @Test("releases a flow whose screen was left by going back")
  func goingBack() throws {
    weak let child = pushChild(of: coordinator)
    try window.back()
    #expect(child == nil)
    #expect(coordinator.children.isEmpty)
  }

  @Test("releases a flow of a flow, and keeps the one in between")
  func goingBackFromTheThird() throws {
    weak let child = pushChild(of: coordinator)
    weak let grandchild = try pushChild(of: #require(child))
    #expect(navigation.viewControllers.count == 3)
    try window.back()
    #expect(grandchild == nil)
    #expect(child != nil)
  }

  @Test("releases all flows within it when the stack is emptied down to its root")
  func popToRoot() throws {
    weak let child = pushChild(of: coordinator)
    weak let grandchild = try pushChild(of: #require(child))
    navigation.popToRootViewController(animated: true)
    #expect(child == nil)
    #expect(grandchild == nil)
  }

  @Test("presents nothing while another screen is above its first one")
  func presenting() {
    _ = pushChild(of: coordinator)
    coordinator.present(AlertController(title: nil, message: "Out of sight"))
    #expect(navigation.presentedViewController == nil)
  }

  private func pushChild(of parent: StackCoordinator) -> StackCoordinator? {
    let child = StackCoordinator(navigation: navigation)
    parent.push(child)
    return child
  }
}
