import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVMC

@Suite("The first screen's view model")
struct StarViewModelTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let viewModel: StarViewModel
  private let look: Look
  private let delegate = StarViewModelDelegateSpy()

  init() {
    star = StarModel(clock: clock)
    viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
    look = Look(viewModel.appearance)
    viewModel.delegate = delegate
  }

  @Test("looks like the star as it is, grey and disabled while it is switching")
  func appearance() throws {
    viewModel.starTapped()
    try clock.advance(by: 1_000)
    #expect(look.titles.values == ["☆", "★"])
    #expect(look.colors.values == [.red, .gray, .red])
    #expect(look.enabled.values == [true, false, true])
  }

  @Test("shows a late subscriber the star as it is, and what comes")
  func lateSubscriber() throws {
    viewModel.starTapped()
    let look = Look(viewModel.appearance)
    #expect(look.titles.values == ["★"])
    try clock.advance(by: 1_000)
    #expect(look.enabled.values == [false, true])
  }

  @Test("goes to the item at a settled ★, once")
  func navigateWhenStarred() throws {
    try settle()
    viewModel.navigateTapped()
    #expect(delegate.received == [.detail])
  }

  @Test("asks at ☆, and so while the star is switching")
  func navigateWhenNotStarred() {
    viewModel.navigateTapped()
    viewModel.starTapped()
    viewModel.navigateTapped()
    #expect(delegate.received == [.refusal, .refusal])
  }

  @Test("goes to the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    viewModel.starAndOpenChosen()
    try clock.advance(by: 999)
    #expect(delegate.received.isEmpty)
    try clock.advance(by: 1)
    #expect(delegate.received == [.detail])
  }

  @Test("goes to the item at once if the star came to be while the question stood")
  func starAndOpenWhenStarred() throws {
    try settle()
    viewModel.starAndOpenChosen()
    #expect(delegate.received == [.detail])
  }

  @Test("goes nowhere unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settle()
    viewModel.starTapped()
    viewModel.starAndOpenChosen()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    #expect(delegate.received.isEmpty)
  }

  @Test("is kept alive by nothing that it observes or publishes, not even while switching")
  func release() {
    var local: StarViewModel? = StarViewModel(
      star: star, navigation: NavigationModel(star: star))
    weak let released = local
    let output = local.map { Output($0.appearance.title) }
    local?.starAndOpenChosen()
    local = nil
    withExtendedLifetime(output) { #expect(released == nil) }
  }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }
}
