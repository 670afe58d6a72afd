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
  private let taps = PassthroughSubject<Void, Never>()
  private let navigations = PassthroughSubject<Void, Never>()
  private let choices = PassthroughSubject<Void, Never>()
  private let oks = PassthroughSubject<Void, Never>()

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

  @Test("tells the action creator of a tap on the star")
  func tap() {
    let viewModel = makeViewModel()
    taps.send()
    withExtendedLifetime(viewModel) { #expect(spy.actions == [.toggle]) }
  }

  @Test("announces the item when its store grants that, and says that the request was taken")
  func navigateWhenStarred() {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    dispatch(.toggle, .settle)
    navigations.send()
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.detail])
      #expect(spy.actions.suffix(2) == [.requestToNavigate, .endRequest])
    }
  }

  @Test("announces the question when its store asks, and again once that was answered")
  func navigateWhenNotStarred() {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    navigations.send()
    oks.send()
    dispatch(.toggle)
    navigations.send()
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.unstarredAlert, .unstarredAlert])
      #expect(spy.actions == [.askToStar, .endQuestion, .toggle, .askToStar])
    }
  }

  @Test("announces the item when the star has settled for which a request waits")
  func starAndOpen() throws {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    choices.send()
    try clock.advance(by: 999)
    #expect(spy.actions == [.endQuestion, .requestToNavigate, .star])
    #expect(routes.values.isEmpty)
    try clock.advance(by: 1)
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.detail])
      #expect(spy.actions.suffix(2) == [.settle, .endRequest])
    }
  }

  @Test("announces what happens from now on: a late subscriber gets nothing of before")
  func hotRoute() {
    let viewModel = makeViewModel()
    navigations.send()
    #expect(Output(viewModel.route).values.isEmpty)
  }

  @Test("is kept alive neither by its stores nor by its inputs, not even while switching")
  func release() {
    var viewModel: StarViewModel? = makeViewModel()
    weak let released = viewModel
    choices.send()
    withExtendedLifetime(viewModel) {}
    viewModel = nil
    #expect(released == nil)
  }

  private func makeViewModel() -> StarViewModel {
    StarViewModel(
      actions: StarActions(
        dispatcher: dispatcher, star: star, service: StarService(clock: clock)),
      star: star, navigation: NavigationStore(star: star, dispatcher: dispatcher),
      question: QuestionStore(false, dispatcher: dispatcher),
      inputs: .init(
        star: taps.eraseToAnyPublisher(), navigate: navigations.eraseToAnyPublisher(),
        starAndOpen: choices.eraseToAnyPublisher(), ok: oks.eraseToAnyPublisher()))
  }

  private func dispatch(_ actions: StarAction...) {
    for action in actions { dispatcher.dispatch(action) }
  }
}
