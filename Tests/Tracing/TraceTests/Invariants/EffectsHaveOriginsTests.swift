import Testing
import Trace

@Suite("That effects have origins")
struct EffectsHaveOriginsTests {
  static let broken = [
    BrokenLog("out of nothing", [.effect()], shown: [1], "has neither parent nor cause"),
    BrokenLog(
      "from a call out of nothing", [.call("f"), .effect(in: 1)], shown: [1, 2],
      "leads back to call 1, f() on A#1, which has neither"),
    BrokenLog(
      "from work that nobody scheduled",
      [.resume(), .effect(in: 1)], shown: [1, 2],
      "which was not scheduled"),
    BrokenLog(
      "from work whose cause scheduled nothing",
      [.input(), .resume(cause: 1), .effect(in: 2)],
      shown: [2, 3], "which was not scheduled"),
    BrokenLog(
      "from what comes later", [.effect(cause: 2), .input()], shown: [1],
      "whose origin is not earlier"),
    BrokenLog(
      "that changes screens, out of nothing", [.navigate(.push, came: ["B#1"])], shown: [1],
      "navigate 1, push B#1 on A#1, which has neither"),
    BrokenLog("from itself", [.effect(cause: 1)], shown: [1], "is not earlier"),
    BrokenLog("from outside the log", [.effect(cause: -3)], shown: [-3, 1], "not in the log"),
  ]

  @Test("is missed where an effect comes out of nothing", arguments: broken)
  func violations(_ broken: BrokenLog) throws {
    let found = Invariant.effectsHaveOrigins.violations(in: broken.log)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].events == broken.shown)
    #expect(found[0].sentence.contains(broken.words), "\(found[0].sentence)")
    #expect(found[0].invariant == "effects-have-origins")
  }

  @Test("is seen through parents, causes and scheduled work")
  func good() {
    let log = BrokenLog(
      "",
      [
        .input(), .call("f", in: 1), .effect(in: 2), .leave("f", 2),
        .schedule(in: 1),
        .resume(cause: 5), .effect(in: 6), .effect(cause: 1),
      ], shown: [], ""
    ).log
    #expect(Invariant.effectsHaveOrigins.violations(in: log) == [])
  }
}
