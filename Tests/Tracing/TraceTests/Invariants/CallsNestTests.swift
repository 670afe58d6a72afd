import Testing
import Trace

@Suite("That calls nest")
struct CallsNestTests {
  static let broken = [
    BrokenLog("a call never left", [.call("f")], shown: [1], "when the log ends"),
    BrokenLog(
      "a call left too late",
      [.call("f"), .call("g", in: 1), .leave("f", 1), .leave("g", 2)], shown: [2],
      "has not returned when return 3"),
    BrokenLog(
      "a call under way when something happens outside", [.call("f"), .input()], shown: [1],
      "has not returned when input 2"),
    BrokenLog(
      "a call left twice", [.call("f"), .leave("f", 1), .leave("f", 1)], shown: [1, 3],
      "ended by return 2"),
    BrokenLog(
      "a call left by another's return", [.call("f"), .leave("g", 1)], shown: [1, 2],
      "does not match"),
    BrokenLog(
      "a call left by another participant", [.call("f"), .leave("f", 1, from: "B#1")],
      shown: [1, 2], "does not match"),
    BrokenLog("a return without a call", [.leave("f", nil)], shown: [1], "does not end a call"),
    BrokenLog(
      "a return inside no call", [.input(), .leave("f", 1)], shown: [2], "does not end a call"),
    BrokenLog(
      "something inside a call that has ended",
      [.call("f"), .leave("f", 1), .effect(in: 1)], shown: [1, 3], "ended by return 2"),
    BrokenLog(
      "something inside what comes later", [.effect(in: 2), .input()], shown: [1],
      "which is not earlier"),
    BrokenLog(
      "events that are not numbered in order",
      [.input(), Event(id: 7, .input(Input("tap")))], shown: [7], "at position 2"),
  ]

  @Test("is missed where they do not", arguments: broken)
  func violations(_ broken: BrokenLog) throws {
    let found = Invariant.callsNest.violations(in: broken.log)
    let first = try #require(found.first)
    #expect(first.events == broken.shown, "\(found)")
    #expect(first.sentence.contains(broken.words), "\(first.sentence)")
  }
}
