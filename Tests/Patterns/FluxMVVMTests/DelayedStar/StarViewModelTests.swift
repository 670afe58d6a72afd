import HeadlessUI
import Reactive
import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The first screen's view model")
struct StarViewModelTests {
  private let dispatcher = Dispatcher<StarAction>(faults: Faults())
  private let spy: ActionSpy<StarAction>
  private let star: StarStore
  private let clock = VirtualClock()
  private let viewDidLoad = PassthroughSubject<Void, Never>()
  private let taps = PassthroughSubject<Void, Never>()
  private let navigations = PassthroughSubject<Void, Never>()
  private let choices = PassthroughSubject<Void, Never>()

  init() {
    spy = ActionSpy(dispatcher)
    star = StarStore(.initial, dispatcher: dispatcher)
  }

  @Test("looks like the star as it is, grey and disabled while it is switching")
  func appearance() {
    let viewModel = makeViewModel()
    let look = Look(viewModel.appearance)
    dispatch(.toggle, .settle)
    withExtendedLifetime(viewModel) {
      #expect(look.titles.values == ["☆", "★"])
      #expect(look.colors.values == [.red, .gray, .red])
      #expect(look.enabled.values == [true, false, true])
    }
  }

  @Test("hands a tap on the star to the action creator")
  func tap() {
    let viewModel = makeViewModel()
    taps.send()
    withExtendedLifetime(viewModel) { #expect(spy.actions == [.toggle]) }
  }

  @Test("announces the item at a settled ★, and dispatches nothing")
  func navigateWhenStarred() {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    dispatch(.toggle, .settle)
    navigations.send()
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.detail])
      #expect(spy.actions == [.toggle, .settle])
    }
  }

  @Test("announces the question at ☆, and so while the star is switching")
  func navigateWhenNotStarred() {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    navigations.send()
    dispatch(.toggle)
    navigations.send()
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.unstarredAlert, .unstarredAlert])
    }
  }

  @Test("requests to navigate, sets the star, and announces the item when it has settled")
  func starAndOpen() throws {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    viewDidLoad.send()
    choices.send()
    try clock.advance(by: 999)
    #expect(spy.actions == [.requestToNavigate, .star])
    #expect(routes.values.isEmpty)
    try clock.advance(by: 1)
    withExtendedLifetime(viewModel) { #expect(routes.values == [.detail]) }
  }

  @Test("announces what happens from now on: a late subscriber hears nothing of before")
  func hotRoute() {
    let viewModel = makeViewModel()
    navigations.send()
    #expect(Output(viewModel.route).values.isEmpty)
  }

  @Test("is kept alive neither by its stores nor by its inputs, not even while switching")
  func release() {
    var viewModel: StarViewModel? = makeViewModel()
    weak let released = viewModel
    viewDidLoad.send()
    choices.send()
    withExtendedLifetime(viewModel) {}
    viewModel = nil
    #expect(released == nil)
  }

  private func makeViewModel() -> StarViewModel {
    StarViewModel(
      actions: StarActions(dispatcher: dispatcher, service: StarService(clock: clock)),
      star: star, navigation: NavigationStore(star: star, dispatcher: dispatcher),
      inputs: .init(
        viewDidLoad: viewDidLoad.eraseToAnyPublisher(), star: taps.eraseToAnyPublisher(),
        navigate: navigations.eraseToAnyPublisher(), starAndOpen: choices.eraseToAnyPublisher()))
  }

  private func dispatch(_ actions: StarAction...) {
    for action in actions { dispatcher.dispatch(action) }
  }
}
