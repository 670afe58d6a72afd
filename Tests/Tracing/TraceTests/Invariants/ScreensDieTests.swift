import Testing
import Trace

@MainActor
@Suite("That screens die")
struct ScreensDieTests {
  nonisolated static let open: [Event] = [
    .input("open"), .call("makeA", in: 1, to: "Root#1"),
    .life(.create, "B#1", in: 2, from: "Root#1"), .life(.create, "A#1", in: 2, from: "Root#1"),
    .binding(.bind(1), in: 2), .leave("makeA", 2, from: "Root#1"),
    .navigate(.push, came: ["A#1"], in: 1),
    .input("back", step: 1), .navigate(.pop, went: ["A#1"], in: 8, step: 1),
  ]
  nonisolated static let broken = [
    BrokenLog(
      "a controller that stays",
      open + [.life(.destroy, "B#1", step: 1), .binding(.unbind(1), step: 1)], bindings: [.example],
      shown: [4, 9], "A#1 is still alive after navigate 9, pop A#1"),
    BrokenLog(
      "a presenter that stays",
      open + [.life(.destroy, "A#1", step: 1), .binding(.unbind(1), step: 1)], bindings: [.example],
      shown: [3, 9], "B#1 is still alive"),
    BrokenLog(
      "a presenter that dies a step too late",
      open + [
        .life(.destroy, "A#1", step: 1), .binding(.unbind(1), step: 1), .input(step: 2),
        .life(.destroy, "B#1", step: 2),
      ], bindings: [.example], shown: [3, 9], "B#1 is still alive"),
    BrokenLog(
      "a binding that stays",
      open + [.life(.destroy, "A#1", step: 1), .life(.destroy, "B#1", step: 1)],
      bindings: [.example], shown: [5, 9],
      "closure onChange from A#1 to B#1, is still live after navigate 9, pop A#1"),
    BrokenLog(
      "anybody after leaving",
      [
        .input("open"), .life(.create, "Root#1", in: 1),
        .input("leave", purpose: .leavesApp, step: 1),
      ], shown: [2, 3],
      "Root#1 is still alive after input 3, leave"),
    BrokenLog(
      "what the controller created itself",
      [
        .input("open"), .life(.create, "A#1", in: 1), .life(.create, "B#1", in: 1, from: "A#1"),
        .navigate(.dismiss, went: ["A#1"], in: 1), .life(.destroy, "A#1"),
      ], shown: [3, 4], "B#1 is still alive after navigate 4, dismiss A#1"),
    BrokenLog(
      "a coordinator whose first screen is left",
      [
        .input("open"), .life(.create, "C#1", in: 1), .call("makeRoot", in: 1, to: "C#1"),
        .life(.create, "A#1", in: 3), .leave("makeRoot", 3, from: "C#1"),
        .navigate(.push, came: ["A#1"], in: 1), .navigate(.pop, went: ["A#1"], in: 1),
        .life(.destroy, "A#1"),
      ], shown: [2, 7], "C#1 is still alive after navigate 7, pop A#1"),
  ]

  @Test("is missed where one does not", arguments: broken)
  func violations(_ broken: BrokenLog) throws {
    let found = Invariant.screensDie.violations(in: broken.log)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].events == broken.shown)
    #expect(found[0].sentence.contains(broken.words), "\(found[0].sentence)")
  }

  @Test("does not concern a coordinator one of whose later screens is left")
  func laterScreen() {
    let log = BrokenLog(
      "",
      [
        .input("open"), .life(.create, "C#1", in: 1), .call("makeRoot", in: 1, to: "C#1"),
        .life(.create, "A#1", in: 3), .leave("makeRoot", 3, from: "C#1"),
        .call("ask", in: 1, to: "C#1"), .life(.create, "A#2", in: 6),
        .leave("ask", 6, from: "C#1"), .navigate(.present, came: ["A#2"], in: 1),
        .navigate(.dismiss, went: ["A#2"], in: 1), .life(.destroy, "A#2"),
      ], shown: [], ""
    ).log
    #expect(Invariant.screensDie.violations(in: log) == [])
  }

  @Test("does not concern what the screen before it, or the root, made for itself")
  func others() {
    let log = BrokenLog(
      "",
      [
        .input("open"), .call("makeB", in: 1, to: "Root#1"), .life(.create, "B#1", in: 2),
        .leave("makeB", 2, from: "Root#1"), .call("makeA", in: 1, to: "Root#1"),
        .life(.create, "A#1", in: 5), .leave("makeA", 5, from: "Root#1"),
        .navigate(.pop, went: ["A#1"], in: 1), .life(.destroy, "A#1"),
      ], shown: [], ""
    ).log
    #expect(Invariant.screensDie.violations(in: log) == [])
  }

  @Test("is missed in a real performance that keeps a screen")
  func leak() throws {
    var kept: [Detail] = []
    let found = try performance { kept.append($0) }.violations()
    #expect(
      found.map(\.sentence).filter { $0.contains("pop") }.map { $0.prefix { $0 != " " } } == [
        "Listener#1", "DetailPresenter#1", "Screen#1", "Detail#1", "binding",
      ])
    #expect(found.contains { $0.sentence.hasPrefix("Detail#1 is still alive after input") })
  }
}
