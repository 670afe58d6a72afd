import HeadlessUI
import Samples
import Testing
import Trace

@testable import StorePattern

@Suite("The first screen's view")
struct StarViewControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let screens: StarScreenFactory
  private let viewModel: StarViewModel
  private let controller: StarViewController
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    star = StarModel(clock: clock)
    screens = StarScreenFactory(
      setup: try DelayedStarSetup([:]), environment: Environment(clock: clock))
    viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
    controller = StarViewController(viewModel: viewModel, screens: screens)
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("shows a state that is committed, though the star has none of it")
  func shows() throws {
    let switching = try #require(StarState.initial.toggled())
    viewModel.store.commit(StarViewModel.State(star: StarAppearance(switching)))
    let button = try #require(controller.view as? StarScreen).star
    #expect(button.currentTitle == "★")
    #expect(button.currentTitleColor == .gray)
    #expect(!button.isEnabled)
  }

  @Test("writes only what differs")
  func onlyDifferences() throws {
    let switching = try #require(StarState.initial.toggled())
    viewModel.store.commit(StarViewModel.State(star: StarAppearance(switching)))
    let button = try #require(controller.view as? StarScreen).star
    button.setTitle("untouched", for: .normal)
    viewModel.store.commit(StarViewModel.State(star: StarAppearance(switching.settled())))
    #expect(button.currentTitle == "untouched")
    #expect(button.currentTitleColor == .red)
    #expect(button.isEnabled)
  }

  @Test("opens the item when it is to, if it is on top")
  func openDetail() {
    viewModel.store.send(.openDetail)
    #expect(navigation.topViewController is DetailViewController)
    viewModel.store.send(.openDetail)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("shows the question, and hands the answer to the view model")
  func question() throws {
    viewModel.store.send(.askToStar)
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "Only a starred item can be opened.")
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    try window.choose("Star and open")
    #expect(star.state.isSwitching)
  }

  @Test("hands taps to the view model")
  func taps() throws {
    let subscriber = Subscriber(viewModel.store)
    try window.tap("navigate")
    #expect(subscriber.activities == [.askToStar])
    try window.choose("OK")
    try window.tap("star")
    #expect(star.state.isSwitching)
  }

  @Test("is kept alive neither by the store nor by its own alert")
  func release() {
    let viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
    var local: StarViewController? = StarViewController(
      viewModel: viewModel, screens: screens)
    weak let released = local
    local.map { Window(rootViewController: $0) }?.makeKeyAndVisible()
    viewModel.store.send(.askToStar)
    let alert = local?.presentedViewController
    #expect(alert is AlertController)
    star.toggle()
    local = nil
    withExtendedLifetime((viewModel, alert)) { #expect(released == nil) }
  }
}
