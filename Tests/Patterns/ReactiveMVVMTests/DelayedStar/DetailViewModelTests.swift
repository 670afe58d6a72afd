import HeadlessUI
import Reactive
import Samples
import Testing
import Trace

@testable import ReactiveMVVM

@Suite("The second screen's view model")
struct DetailViewModelTests {
  private let clock = VirtualClock()
  private let taps = PassthroughSubject<Void, Never>()

  @Test("looks like the star as it is, and like each of its changes")
  func appearance() throws {
    let star = StarModel(clock: clock)
    star.star()
    try clock.advance(by: 1_000)
    let viewModel = DetailViewModel(
      star: star, inputs: .init(star: taps.eraseToAnyPublisher()))
    let look = Look(viewModel.appearance)
    taps.send()
    try clock.advance(by: 1_000)
    #expect(look.titles.values == ["★", "☆"])
    #expect(look.colors.values == [.red, .gray, .red])
    #expect(look.enabled.values == [true, false, true])
  }

  @Test("is in step with what another screen does to the star")
  func inStep() {
    let star = StarModel(clock: clock)
    let viewModel = DetailViewModel(
      star: star, inputs: .init(star: taps.eraseToAnyPublisher()))
    star.toggle()
    let look = Look(viewModel.appearance)
    #expect(look.titles.values == ["★"])
    #expect(look.enabled.values == [false])
  }

  @Test("publishes nothing more once it is released while the star is switching")
  func release() throws {
    let star = StarModel(clock: clock)
    var viewModel: DetailViewModel? = DetailViewModel(
      star: star, inputs: .init(star: taps.eraseToAnyPublisher()))
    let look = viewModel.map { Look($0.appearance) }
    taps.send()
    viewModel = nil
    try clock.advance(by: 1_000)
    #expect(look?.colors.values == [.red, .gray])
    #expect(star.state == .settled(.set))
  }
}
