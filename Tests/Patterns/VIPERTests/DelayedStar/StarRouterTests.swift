import HeadlessUI
import Samples
import Testing
import Trace

@testable import VIPER

@Suite("The first screen's router")
struct StarRouterTests {
  private let navigation = NavigationController()
  private let router: StarRouter
  private let screen = ViewController()

  init() throws {
    let environment = Environment(clock: VirtualClock(), mode: .manual)
    router = StarRouter(
      modules: StarAssembly(setup: try DelayedStarSetup([:]), environment: environment))
    router.controller = screen
    navigation.setViewControllers([screen], animated: false)
  }

  @Test("pushes the second screen")
  func opening() {
    router.openDetail()
    #expect(navigation.topViewController is DetailViewController)
  }

  @Test("pushes nothing while another screen is on top")
  func notOnTop() {
    router.openDetail()
    router.openDetail()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("does not keep its screen alive")
  func release() throws {
    var local: ViewController? = ViewController()
    weak let released = local
    router.controller = local
    local = nil
    #expect(released == nil)
  }
}
