import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVMC

@Suite("The second screen's view model")
struct DetailViewModelTests {
  private let clock = VirtualClock()

  @Test("looks like the star as it is when it is subscribed to, and like each of its changes")
  func appearance() throws {
    let star = StarModel(clock: clock)
    star.star()
    try clock.advance(by: 1_000)
    let viewModel = DetailViewModel(star: star)
    let look = Look(viewModel.appearance)
    viewModel.starTapped()
    try clock.advance(by: 1_000)
    #expect(look.titles.values == ["★", "☆"])
    #expect(look.colors.values == [.red, .gray, .red])
    #expect(look.enabled.values == [true, false, true])
  }

  @Test("shows a late subscriber the star as it is, and what comes")
  func lateSubscriber() throws {
    let viewModel = DetailViewModel(star: StarModel(clock: clock))
    viewModel.starTapped()
    let look = Look(viewModel.appearance)
    try clock.advance(by: 1_000)
    #expect(look.titles.values == ["★"])
    #expect(look.colors.values == [.gray, .red])
    #expect(look.enabled.values == [false, true])
  }

  @Test("is in step with what another screen does to the star")
  func inStep() {
    let star = StarModel(clock: clock)
    let viewModel = DetailViewModel(star: star)
    let look = Look(viewModel.appearance)
    star.toggle()
    #expect(look.titles.values == ["☆", "★"])
    #expect(look.enabled.values == [true, false])
  }
}
