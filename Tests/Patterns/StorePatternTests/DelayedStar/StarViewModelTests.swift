import Samples
import Testing
import Trace

@testable import StorePattern

@Suite("The first screen's view model")
struct StarViewModelTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let viewModel: StarViewModel
  private let subscriber: Subscriber<StarViewModel.State, StarViewModel.Activity>

  init() {
    star = StarModel(clock: clock)
    viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
    subscriber = Subscriber(viewModel.store)
  }

  @Test("commits each state of the star, and no state twice")
  func toggle() throws {
    viewModel.toggle()
    star.star()
    try clock.advance(by: 1_000)
    #expect(subscriber.states.map(\.star.title) == ["☆", "★", "★"])
    #expect(subscriber.states.map(\.star.isEnabled) == [true, false, true])
  }

  @Test("sends that the item is to be opened at a settled ★")
  func navigateWhenStarred() throws {
    try settle()
    viewModel.navigate()
    #expect(subscriber.activities == [.openDetail])
  }

  @Test("sends the question at ☆, and so while the star is switching")
  func navigateWhenNotStarred() {
    viewModel.navigate()
    viewModel.toggle()
    viewModel.navigate()
    #expect(subscriber.activities == [.askToStar, .askToStar])
  }

  @Test("keeps nothing of what it sent: who subscribes later hears of the state alone")
  func nothingStays() {
    viewModel.navigate()
    #expect(Subscriber(viewModel.store).activities.isEmpty)
  }

  @Test("sends that the item is to be opened when the star has settled, not before")
  func starAndOpen() throws {
    viewModel.starAndOpen()
    try clock.advance(by: 999)
    #expect(subscriber.activities.isEmpty)
    try clock.advance(by: 1)
    #expect(subscriber.activities == [.openDetail])
  }

  @Test("sends it at once if the star was set while the question was open")
  func starAndOpenWhenStarred() throws {
    try settle()
    viewModel.starAndOpen()
    #expect(subscriber.activities == [.openDetail])
  }

  @Test("sends nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settle()
    viewModel.toggle()
    viewModel.starAndOpen()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    #expect(subscriber.activities.isEmpty)
  }

  @Test("is not kept alive by what it observes, not even while the star is switching")
  func release() {
    var local: StarViewModel? = StarViewModel(star: star, navigation: NavigationModel(star: star))
    weak let released = local
    local?.starAndOpen()
    local = nil
    #expect(released == nil)
  }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }
}
