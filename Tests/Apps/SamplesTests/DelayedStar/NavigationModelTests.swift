import Samples
import Testing
import Trace

@Suite("The navigation's model")
struct NavigationModelTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let navigation: NavigationModel
  private let heard = Heard<NavigationRequest>()
  private let observation: ObservationToken

  init() {
    star = StarModel(clock: clock)
    navigation = NavigationModel(star: star)
    observation = navigation.observe { [heard] in heard.append($0) }
  }

  @Test("begins with no request")
  func replay() {
    #expect(heard.values == [.none])
  }

  @Test("waits for the star that is being set, then grants and is clear again")
  func grant() throws {
    navigation.requestToNavigate()
    star.star()
    #expect(heard.values == [.none, .waiting])
    #expect(navigation.request == .waiting)
    try clock.advance(by: 1_000)
    #expect(heard.values == [.none, .waiting, .granted, .none])
    #expect(navigation.request == .none)
  }

  @Test("grants a request that is made while the star is on its way to ★")
  func requestWhileSwitchingToSet() throws {
    star.toggle()
    navigation.requestToNavigate()
    star.star()
    try clock.advance(by: 1_000)
    #expect(heard.values == [.none, .waiting, .granted, .none])
  }

  @Test("lets a request die with a star that settles ☆; a later ★ grants nothing")
  func death() throws {
    star.star()
    try clock.advance(by: 1_000)
    star.toggle()
    navigation.requestToNavigate()
    star.star()
    try clock.advance(by: 1_000)
    #expect(heard.values == [.none, .waiting, .none])
    star.toggle()
    try clock.advance(by: 1_000)
    #expect(star.state == .settled(.set))
    #expect(heard.values == [.none, .waiting, .none])
  }

  @Test("grants at once what is requested at a settled ★")
  func atOnce() throws {
    star.star()
    try clock.advance(by: 1_000)
    navigation.requestToNavigate()
    #expect(heard.values == [.none, .waiting, .granted, .none])
  }

  @Test("grants once: the next ★ navigates nowhere unasked")
  func once() throws {
    navigation.requestToNavigate()
    star.star()
    try clock.advance(by: 1_000)
    for _ in 0..<2 {
      star.toggle()
      try clock.advance(by: 1_000)
    }
    #expect(star.state == .settled(.set))
    #expect(heard.values.filter { $0 == .granted }.count == 1)
  }

  @Test("does not take hearing a settled star again for settling")
  func heardAgain() throws {
    star.star()
    try clock.advance(by: 1_000)
    star.star()
    #expect(heard.values == [.none])
  }

  @Test("says nothing of a star that nobody asked about")
  func unasked() throws {
    star.toggle()
    try clock.advance(by: 1_000)
    #expect(heard.values == [.none])
  }

  @Test("is not kept alive by the star it watches")
  func release() {
    var local: NavigationModel? = NavigationModel(star: star)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
  }
}
