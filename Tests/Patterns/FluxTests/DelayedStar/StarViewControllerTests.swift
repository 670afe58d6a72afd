import HeadlessUI
import Samples
import Testing
import Trace

@testable import Flux

@Suite("The first screen's view")
struct StarViewControllerTests {
  private let environment = Environment(clock: VirtualClock())
  private let dispatcher: Dispatcher<StarAction>
  private let spy: ActionSpy<StarAction>
  private let controller: StarViewController
  private let navigation: NavigationController
  private let window: Window

  init() {
    let dispatcher = Dispatcher<StarAction>(faults: environment.faults)
    self.dispatcher = dispatcher
    spy = ActionSpy(dispatcher)
    let star = StarStore(.initial, dispatcher: dispatcher)
    controller = StarViewController(
      actions: StarActions(
        dispatcher: dispatcher, service: StarService(clock: environment.clock)),
      star: star, navigation: NavigationStore(star: star, dispatcher: dispatcher),
      screens: StarScreenFactory(environment: environment))
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("formats the store's values: text, colour, and whether the button is enabled")
  func shows() throws {
    #expect(try look == Look(title: "☆", color: .red, isEnabled: true))
    dispatch(.toggle)
    #expect(try look == Look(title: "★", color: .gray, isEnabled: false))
    dispatch(.settle)
    #expect(try look == Look(title: "★", color: .red, isEnabled: true))
  }

  @Test("hands a tap on the star to the action creator")
  func tap() throws {
    try window.tap("star")
    #expect(spy.actions == [.toggle])
  }

  @Test("hands the change that is under way to the action creator, which has it settle")
  func change() throws {
    try window.tap("star")
    try environment.clock.advance(by: 1_000)
    #expect(spy.actions == [.toggle, .settle])
    #expect(try look == Look(title: "★", color: .red, isEnabled: true))
  }

  @Test("opens the item at a settled ★, without a question and without an action")
  func navigateWhenStarred() throws {
    dispatch(.toggle, .settle)
    try window.tap("navigate")
    #expect(navigation.topViewController is DetailViewController)
    #expect(spy.actions == [.toggle, .settle])
  }

  @Test("asks what to do at ☆, and hands the choice to the action creator")
  func starAndOpen() throws {
    try window.tap("navigate")
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "Only a starred item can be opened.")
    try window.choose("Star and open")
    #expect(spy.actions == [.requestToNavigate, .star])
  }

  @Test("opens the item when its store grants it, unless another screen is on top")
  func granted() {
    dispatch(.requestToNavigate, .toggle, .settle)
    #expect(navigation.topViewController is DetailViewController)
    dispatch(.requestToNavigate)
    #expect(navigation.viewControllers.count == 2)
  }

  private var look: Look {
    get throws { Look(try #require(controller.view as? StarScreen).star) }
  }

  private func dispatch(_ actions: StarAction...) {
    for action in actions { dispatcher.dispatch(action) }
  }
}
