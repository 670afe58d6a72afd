import Samples
import Testing
import Trace

@testable import InjectedNavigator

@Suite("A view model with a navigator, with a spy of that") @MainActor
struct NavigatingStarViewModelTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let navigator = StarNavigatorSpy()
  private let viewModel: StarViewModel

  init() {
    star = StarModel(clock: clock)
    viewModel = StarViewModel(
      star: star, navigation: NavigationModel(star: star), navigator: navigator)
  }

  @Test("goes nowhere unasked, and to the item at a settled ★")
  func starred() throws {
    star.star()
    try clock.advance(by: 1_000)
    #expect(navigator.calls.isEmpty)
    viewModel.navigate()
    #expect(navigator.calls == ["detail"])
  }

  @Test("has the person asked at ☆, and opens the item when the star that was asked for is set")
  func starAndOpen() throws {
    viewModel.navigate()
    navigator.chooseStarAndOpen()
    try clock.advance(by: 999)
    #expect(navigator.calls == ["question"])
    try clock.advance(by: 1)
    #expect(navigator.calls == ["question", "detail"])
  }

  @Test("is not kept alive by the question that it asked")
  func release() {
    var local: StarViewModel? = StarViewModel(
      star: star, navigation: NavigationModel(star: star), navigator: navigator)
    weak let released = local
    local?.navigate()
    local = nil
    #expect(released == nil)
    navigator.chooseStarAndOpen()
    #expect(star.state == .initial)
  }
}
