import HeadlessUI
import Testing

@testable import MVC2

@Suite("The navigator of a screen")
struct ScreenNavigatorTests {
  private let screen = ViewController()
  private let stack: NavigationController
  private let window: Window
  private let navigator: ScreenNavigator

  init() {
    stack = NavigationController(rootViewController: screen)
    window = Window(rootViewController: stack)
    window.makeKeyAndVisible()
    navigator = ScreenNavigator(screen)
  }

  @Test("pushes another screen above its own, which is then not on top any more")
  func push() {
    #expect(navigator.isOnTop())
    let next = ViewController()
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
    navigator.present(AlertController(message: "Allegro"))
    #expect((stack.presentedViewController as? AlertController)?.message == "Allegro")
    #expect(navigator.isOnTop())
  }

  @Test("presents nothing while its screen is beneath another one")
  func covered() {
    navigator.push(ViewController())
    navigator.present(AlertController(message: "Allegro"))
    #expect(stack.presentedViewController == nil)
  }

  @Test("does not keep its screen alive, and without it shows nothing where the screen was")
  func release() {
    var local: ViewController? = ViewController()
    weak let released = local
    let navigator = local.map(ScreenNavigator.init)
    if let local { stack.pushViewController(local, animated: false) }
    #expect(navigator?.isOnTop() == true)
    local = nil
    stack.popViewController(animated: false)
    #expect(released == nil)
    #expect(navigator?.isOnTop() == false)
    navigator?.push(ViewController())
    navigator?.present(AlertController(message: "Allegro"))
    #expect(stack.viewControllers.count == 1)
    #expect(stack.presentedViewController == nil)
  }
}
