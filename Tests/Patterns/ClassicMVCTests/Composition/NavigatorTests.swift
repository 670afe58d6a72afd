import HeadlessUI
import Testing

@testable import ClassicMVC

@Suite("A navigator")
struct NavigatorTests {
  private let screen = ViewController()
  private let stack: NavigationController
  private let window: Window
  private let navigator: Navigator

  init() {
    stack = NavigationController(rootViewController: screen)
    window = Window(rootViewController: stack)
    window.makeKeyAndVisible()
    navigator = Navigator(of: screen)
  }

  @Test("pushes the next screen on the stack of its own, which then is on top no more")
  func push() {
    let next = ViewController()
    #expect(navigator.isOnTop())
    navigator.push(next)
    #expect(stack.topViewController === next)
    #expect(!navigator.isOnTop())
  }

  @Test("gives its screen the title that the bar shows")
  func title() {
    navigator.showTitle("Waltzes")
    #expect(screen.title == "Waltzes")
  }

  @Test("presents an alert, beneath which its screen is still on top")
  func present() {
    navigator.present(AlertController(message: "Is it in tune?"))
    #expect((stack.presentedViewController as? AlertController)?.message == "Is it in tune?")
    #expect(navigator.isOnTop())
  }

  @Test("does not keep its screen alive, and without it pushes nothing where the screen was")
  func release() {
    var local: ViewController? = ViewController()
    weak let released = local
    let navigator = local.map(Navigator.init)
    if let local { stack.pushViewController(local, animated: false) }
    #expect(navigator?.isOnTop() == true)
    local = nil
    stack.popViewController(animated: false)
    #expect(released == nil)
    navigator?.push(ViewController())
    #expect(navigator?.isOnTop() == false)
    #expect(stack.viewControllers.count == 1)
  }
}
