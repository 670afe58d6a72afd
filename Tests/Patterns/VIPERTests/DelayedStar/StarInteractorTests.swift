import Samples
import Testing
import Trace

@testable import VIPER

@Suite("The first screen's interactor")
struct StarInteractorTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let output = StarInteractorOutputSpy()
  private let interactor: StarInteractor

  init() {
    star = StarModel(clock: clock)
    interactor = StarInteractor(star: star, navigation: NavigationModel(star: star))
    interactor.output = output
    interactor.start()
  }

  @Test("reports the star as it is, and each of its changes")
  func toggling() throws {
    interactor.toggle()
    #expect(!interactor.isStarred())
    try clock.advance(by: 1_000)
    #expect(output.states == [.settled(.unset), .switching(to: .set), .settled(.set)])
    #expect(interactor.isStarred())
  }

  @Test("grants when the star that was asked for has settled, not before, and once")
  func granting() throws {
    interactor.starAndRequestNavigation()
    try clock.advance(by: 999)
    #expect(output.grants == 0)
    try clock.advance(by: 1)
    #expect(output.grants == 1)
  }

  @Test("grants nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    interactor.toggle()
    try clock.advance(by: 1_000)
    interactor.toggle()
    interactor.starAndRequestNavigation()
    try clock.advance(by: 1_000)
    interactor.toggle()
    try clock.advance(by: 1_000)
    #expect(interactor.isStarred())
    #expect(output.grants == 0)
  }

  @Test("is kept alive neither by the star nor by its output, not even while switching")
  func release() {
    var local: StarInteractor? = StarInteractor(
      star: star, navigation: NavigationModel(star: star))
    weak let released = local
    local?.output = output
    local?.start()
    local?.starAndRequestNavigation()
    local = nil
    #expect(released == nil)
  }
}
