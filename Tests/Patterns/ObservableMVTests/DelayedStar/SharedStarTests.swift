import Samples
import Testing
import Trace

@testable import ObservableMV

@Suite("The star that screens share")
struct SharedStarTests {
  private let clock = VirtualClock()
  private let star: SharedStar

  init() {
    star = SharedStar(service: StarService(clock: clock))
  }

  @Test("changes to the other star within a second, and not again meanwhile")
  func toggle() throws {
    star.toggle()
    star.toggle()
    #expect(star.state == .switching(to: .set))
    try clock.advance(by: 999)
    #expect(star.state == .switching(to: .set))
    try clock.advance(by: 1)
    #expect(star.state == .settled(.set))
  }

  @Test("is set only if it is not, and not while it changes")
  func set() throws {
    star.star()
    try clock.advance(by: 1_000)
    star.star()
    #expect(star.state == .settled(.set))
    star.toggle()
    star.star()
    #expect(star.state == .switching(to: .unset))
  }

  @Test("has done once what waits for it to settle, when it has settled")
  func settling() throws {
    var settled: [(StarState, StarState)] = []
    star.toggle()
    star.whenSettled { [star] old, new in
      #expect(star.state == new)
      settled.append((old, new))
    }
    try clock.advance(by: 1_000)
    star.toggle()
    try clock.advance(by: 1_000)
    #expect(settled.map(\.0) == [.switching(to: .set)])
    #expect(settled.map(\.1) == [.settled(.set)])
  }

  @Test("is not kept alive by the change that is under way")
  func release() {
    var local: SharedStar? = SharedStar(service: StarService(clock: clock))
    weak let released = local
    local?.toggle()
    local = nil
    #expect(released == nil)
    #expect(clock.pending == 0)
  }
}
