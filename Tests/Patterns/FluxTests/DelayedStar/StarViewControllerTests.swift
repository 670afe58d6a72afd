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

  init() throws {
    let dispatcher = Dispatcher<StarAction>(faults: environment.faults)
    self.dispatcher = dispatcher
    spy = ActionSpy(dispatcher)
    let star = StarStore(.initial, dispatcher: dispatcher)
    controller = StarViewController(
      actions: StarActions(
        dispatcher: dispatcher, star: star, service: StarService(clock: environment.clock)),
      star: star, navigation: NavigationStore(star: star, dispatcher: dispatcher),
      question: QuestionStore(false, dispatcher: dispatcher),
      screens: StarScreenFactory(setup: try DelayedStarSetup([:]), environment: environment))
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

  @Test("only shows a change that somebody else has begun: it requests nothing")
  func foreignChange() throws {
    dispatch(.toggle)
    try environment.clock.advance(by: 5_000)
    #expect(spy.actions == [.toggle])
    #expect(try look == Look(title: "★", color: .gray, isEnabled: false))
  }

  @Test("tells the action creator of a tap on the star")
  func tap() throws {
    try window.tap("star")
    #expect(spy.actions == [.toggle])
  }

  @Test("opens the item once when its store grants that, and says that it has")
  func granted() throws {
    dispatch(.toggle, .settle)
    try window.tap("navigate")
    #expect(navigation.topViewController is DetailViewController)
    #expect(spy.actions.suffix(2) == [.requestToNavigate, .endRequest])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("opens nothing while another screen is on top, and gives the request back")
  func notOnTop() {
    dispatch(.toggle, .settle, .requestToNavigate)
    dispatch(.requestToNavigate)
    #expect(navigation.viewControllers.count == 2)
    #expect(spy.actions.suffix(2) == [.requestToNavigate, .endRequest])
    navigation.popViewController(animated: false)
    dispatch(.toggle, .settle, .toggle, .settle)
    #expect(navigation.topViewController === controller)
  }

  @Test("asks while its store says so, and tells the action creator what was chosen")
  func starAndOpen() throws {
    try window.tap("navigate")
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "Only a starred item can be opened.")
    try window.choose("Star and open")
    #expect(spy.actions == [.askToStar, .endQuestion, .requestToNavigate, .star])
  }

  @Test("ends the question with OK")
  func ok() throws {
    try window.tap("navigate")
    try window.choose("OK")
    #expect(spy.actions == [.askToStar, .endQuestion])
    try window.tap("navigate")
    #expect(navigation.presentedViewController is AlertController)
  }

  private var look: Look {
    get throws { Look(try #require(controller.view as? StarScreen).star) }
  }

  private func dispatch(_ actions: StarAction...) {
    for action in actions { dispatcher.dispatch(action) }
  }
}
