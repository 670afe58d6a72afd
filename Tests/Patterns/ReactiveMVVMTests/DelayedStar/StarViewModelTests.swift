import HeadlessUI
import Reactive
import Samples
import Testing
import Trace

@testable import ReactiveMVVM

@Suite("The first screen's view model")
struct StarViewModelTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let taps = PassthroughSubject<Void, Never>()
  private let navigations = PassthroughSubject<Void, Never>()
  private let choices = PassthroughSubject<Void, Never>()

  init() {
    star = StarModel(clock: clock)
  }

  @Test("looks like the star as it is, grey and disabled while it is switching")
  func appearance() throws {
    let viewModel = makeViewModel()
    let look = Look(viewModel.appearance)
    taps.send()
    try clock.advance(by: 1_000)
    #expect(look.titles.values == ["☆", "★"])
    #expect(look.colors.values == [.red, .gray, .red])
    #expect(look.enabled.values == [true, false, true])
  }

  @Test("wants to go nowhere at first")
  func beginning() {
    let viewModel = makeViewModel()
    #expect(Output(viewModel.route).values.isEmpty)
  }

  @Test("announces the item at a settled ★, once")
  func navigateWhenStarred() throws {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    try settle()
    navigations.send()
    #expect(routes.values == [.detail])
  }

  @Test("announces the question at ☆, and so while the star is switching")
  func navigateWhenNotStarred() {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    navigations.send()
    taps.send()
    navigations.send()
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.unstarredAlert, .unstarredAlert])
    }
  }

  @Test("announces the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    choices.send()
    try clock.advance(by: 999)
    #expect(routes.values.isEmpty)
    try clock.advance(by: 1)
    withExtendedLifetime(viewModel) { #expect(routes.values == [.detail]) }
  }

  @Test("announces the item at once if the star came to be while the question stood")
  func starAndOpenWhenStarred() throws {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    try settle()
    choices.send()
    withExtendedLifetime(viewModel) { #expect(routes.values == [.detail]) }
  }

  @Test("announces nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    let viewModel = makeViewModel()
    let routes = Output(viewModel.route)
    try settle()
    taps.send()
    choices.send()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    withExtendedLifetime(viewModel) { #expect(routes.values.isEmpty) }
  }

  @Test("announces what happens from now on: a late subscriber hears nothing of before")
  func hotRoute() {
    let viewModel = makeViewModel()
    navigations.send()
    #expect(Output(viewModel.route).values.isEmpty)
  }

  @Test("is kept alive neither by the star nor by its inputs, not even while switching")
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
      star: star, navigation: NavigationModel(star: star),
      inputs: .init(
        star: taps.eraseToAnyPublisher(), navigate: navigations.eraseToAnyPublisher(),
        starAndOpen: choices.eraseToAnyPublisher()))
  }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }
}
