import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The first screen's view model")
struct StarViewModelTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let viewModel: StarViewModel
  private let routes = Target<StarViewModel.Route?>(nil)
  private let token: NotificationToken

  init() {
    star = StarModel(clock: clock)
    viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
    token = Binder(viewModel).bind(\.route, to: routes, \.value)
  }

  @Test("wants to go nowhere at first")
  func beginning() {
    #expect(routes.values == [nil])
  }

  @Test("announces the item at a settled ★, once, and keeps nothing of it")
  func navigateWhenStarred() throws {
    try settle()
    viewModel.navigate()
    #expect(routes.values == [nil, .detail])
    #expect(viewModel.route == nil)
  }

  @Test("announces the question at ☆, and so while the star is switching")
  func navigateWhenNotStarred() {
    viewModel.navigate()
    #expect(announced == [.unstarredAlert])
    viewModel.button.toggle()
    viewModel.navigate()
    #expect(announced == [.unstarredAlert, .unstarredAlert])
  }

  @Test("announces the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    viewModel.starAndOpen()
    try clock.advance(by: 999)
    #expect(announced.isEmpty)
    try clock.advance(by: 1)
    #expect(announced == [.detail])
  }

  @Test("announces the item at once if the star was set while the question was open")
  func starAndOpenWhenStarred() throws {
    try settle()
    viewModel.starAndOpen()
    #expect(announced == [.detail])
  }

  @Test("announces nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settle()
    viewModel.button.toggle()
    viewModel.starAndOpen()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    #expect(announced.isEmpty)
  }

  @Test("is not kept alive by what it observes, not even while the star is switching")
  func release() {
    var local: StarViewModel? = StarViewModel(
      star: star, navigation: NavigationModel(star: star))
    weak let released = local
    local?.starAndOpen()
    local = nil
    #expect(released == nil)
  }

  private var announced: [StarViewModel.Route] { routes.values.compactMap { $0 } }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }
}
