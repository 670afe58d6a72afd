import Samples
import Testing
import Trace

@Suite("The star's model")
struct StarModelTests {
  private let clock = VirtualClock()
  private let heard = Heard<StarState>()

  @Test("tells an observer the present state when it begins")
  func replay() {
    let model = StarModel(clock: clock)
    let observation = model.observe { heard.append($0) }
    withExtendedLifetime(observation) { #expect(heard.values == [.settled(.unset)]) }
  }

  @Test("is switching for a second, and settles at its end, not before")
  func toggling() throws {
    let model = StarModel(clock: clock)
    model.toggle()
    #expect(model.state == .switching(to: .set))
    try clock.advance(by: 999)
    #expect(model.state == .switching(to: .set))
    try clock.advance(by: 1)
    #expect(model.state == .settled(.set))
  }

  @Test("tells the beginning and the end of a change")
  func changes() throws {
    let model = StarModel(clock: clock)
    let observation = model.observe { heard.append($0) }
    model.toggle()
    try clock.advance(by: 1_000)
    model.toggle()
    try clock.advance(by: 1_000)
    withExtendedLifetime(observation) {
      #expect(
        heard.values == [
          .settled(.unset), .switching(to: .set), .settled(.set), .switching(to: .unset),
          .settled(.unset),
        ])
    }
  }

  @Test("ignores a toggle while it is switching: no word, and no later end")
  func toggleWhileSwitching() throws {
    let model = StarModel(clock: clock)
    let observation = model.observe { heard.append($0) }
    model.toggle()
    try clock.advance(by: 500)
    model.toggle()
    try clock.advance(by: 500)
    try clock.advance(by: 5_000)
    withExtendedLifetime(observation) {
      #expect(heard.values == [.settled(.unset), .switching(to: .set), .settled(.set)])
    }
    #expect(clock.pending == 0)
  }

  @Test("is set by `star()` in a second")
  func star() throws {
    let model = StarModel(clock: clock)
    model.star()
    #expect(model.state == .switching(to: .set))
    try clock.advance(by: 1_000)
    #expect(model.state == .settled(.set))
  }

  @Test("tells the state again when `star()` finds it set, and begins nothing")
  func starWhenSet() throws {
    let model = StarModel(clock: clock)
    model.star()
    try clock.advance(by: 1_000)
    let observation = model.observe { heard.append($0) }
    model.star()
    withExtendedLifetime(observation) {
      #expect(heard.values == [.settled(.set), .settled(.set)])
    }
    #expect(clock.pending == 0)
  }

  @Test("tells the state again when `star()` finds it switching, either way", arguments: [1, 2])
  func starWhileSwitching(changes: Int) throws {
    let model = StarModel(clock: clock)
    model.toggle()
    for _ in 1..<changes {
      try clock.advance(by: 1_000)
      model.toggle()
    }
    let before = model.state
    let observation = model.observe { heard.append($0) }
    model.star()
    withExtendedLifetime(observation) { #expect(heard.values == [before, before]) }
    try clock.advance(by: 1_000)
    #expect(model.state == before.settled())
  }

  @Test("leaves nothing to be done when it is released while switching")
  func release() throws {
    var model: StarModel? = StarModel(clock: clock)
    weak let released = model
    let observation = model?.observe { heard.append($0) }
    model?.toggle()
    model = nil
    #expect(released == nil)
    try clock.advance(by: 1_000)
    withExtendedLifetime(observation) {
      #expect(heard.values == [.settled(.unset), .switching(to: .set)])
    }
    #expect(clock.pending == 0)
  }
}
