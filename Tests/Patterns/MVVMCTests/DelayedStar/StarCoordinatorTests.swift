import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVMC

@Suite("The delayed star's coordinator")
struct StarCoordinatorTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let navigation = NavigationController()
  private let coordinator: StarCoordinator
  private let window: Window
  private let viewModel: StarViewModel

  init() {
    star = StarModel(clock: clock)
    coordinator = StarCoordinator(star: star, navigation: navigation)
    window = Window(rootViewController: coordinator.startStack())
    window.makeKeyAndVisible()
    viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
  }

  @Test("opens the item, and forgets it once it was left")
  func detail() throws {
    coordinator.starViewModelDidRequestDetail(viewModel)
    #expect(navigation.topViewController is DetailViewController)
    #expect(coordinator.children.count == 1)
    try window.back()
    #expect(coordinator.children.isEmpty)
  }

  @Test("opens nothing while another screen is on top")
  func notOnTop() {
    coordinator.starViewModelDidRequestDetail(viewModel)
    coordinator.starViewModelDidRequestDetail(viewModel)
    #expect(navigation.viewControllers.count == 2)
    #expect(coordinator.children.count == 1)
  }

  @Test("asks what to do, and hands the answer to the view model that was refused")
  func refusal() throws {
    coordinator.starViewModelDidRefuseDetail(viewModel)
    #expect(star.state == .settled(.unset))
    try window.choose(UnstarredAlert.starAndOpen)
    #expect(star.state == .switching(to: .set))
    #expect(navigation.presentedViewController == nil)
  }
}
