import Testing
import Trace

@MainActor
@Suite("An effect")
struct EffectTests {
  @Test(
    "is redundant if it wrote what was there", arguments: [("0", "1", false), ("1", "1", true)])
  func redundancy(old: String, new: String, redundant: Bool) {
    let log = recorded {
      let screen = Screen()
      Effects.wrote(on: screen, "count.text", old: old, new: new)
    }
    #expect(log.events(.effect).map(\.redundant) == [redundant])
    #expect(log.events(.effect).map(\.to) == ["Screen#1"])
  }

  @Test("on what is shown holds what follows from it")
  func navigation() {
    let log = recorded {
      let screen = Screen()
      let next = Screen()
      Effects.perform(on: screen, "push", next) { next.load() }
    }
    let effect = log.events(.effect).first
    #expect(effect?.value == "Screen#2")
    #expect(log.events(.call).map(\.parent) == [effect?.id])
    #expect(log.events(.call).map(\.from) == ["Screen#1"])
  }
}
