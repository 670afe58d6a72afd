import Samples
import Testing
import Trace

@testable import ObservableMV

@Suite("The first screen's model")
struct StarScreenModelTests {
  private let clock = VirtualClock()
  private let star: SharedStar
  private let model: StarScreenModel

  init() {
    star = SharedStar(service: StarService(clock: clock))
    model = StarScreenModel(star: star)
  }

  @Test("sends the screen to the item at a settled ★, until that has been taken")
  func starred() throws {
    try settle()
    model.navigate()
    #expect(model.destination == .detail)
    model.destinationTaken()
    #expect(model.destination == nil)
  }

  @Test("has the screen ask at ☆, and so while the star is switching", arguments: [false, true])
  func notStarred(isSwitching: Bool) {
    if isSwitching { star.toggle() }
    model.navigate()
    #expect(model.destination == .unstarredAlert)
  }

  @Test("sends it to the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    model.starAndOpen()
    try clock.advance(by: 999)
    #expect(model.destination == nil)
    try clock.advance(by: 1)
    #expect(model.destination == .detail)
  }

  @Test("sends it there at once when the star has been set meanwhile")
  func starredMeanwhile() throws {
    try settle()
    model.starAndOpen()
    #expect(model.destination == .detail)
    #expect(star.state == .settled(.set))
  }

  @Test("waits for a change that was under way already, and begins no other")
  func underWay() throws {
    star.toggle()
    try clock.advance(by: 400)
    model.starAndOpen()
    try clock.advance(by: 600)
    #expect(model.destination == .detail)
  }

  @Test("lets a request die with a star that settles ☆; a later ★ opens nothing")
  func deadRequest() throws {
    try settle()
    star.toggle()
    model.starAndOpen()
    try clock.advance(by: 1_000)
    #expect(star.state == .settled(.unset))
    try settle()
    #expect(model.destination == nil)
  }

  @Test("grants once: neither the next ★ nor the one after it opens anything")
  func once() throws {
    model.starAndOpen()
    try clock.advance(by: 1_000)
    model.destinationTaken()
    for _ in 0..<4 { try settle() }
    #expect(model.destination == nil)
  }

  @Test("is not kept alive by the star for which its request waits")
  func release() {
    var local: StarScreenModel? = StarScreenModel(star: star)
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
