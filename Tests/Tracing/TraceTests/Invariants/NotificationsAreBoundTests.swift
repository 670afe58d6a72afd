import Testing
import Trace

@Suite("That notifications are bound")
struct NotificationsAreBoundTests {
  static let broken = [
    BrokenLog(
      "no binding", [.binding(.notify(0))], shown: [1], "names a binding that is not in the log"),
    BrokenLog(
      "an unknown binding", [.binding(.notify(2))], bindings: [.example], shown: [1],
      "names a binding that is not in the log"),
    BrokenLog(
      "a binding not made yet", [.binding(.notify(1)), .binding(.bind(1))], bindings: [.example],
      shown: [1], "delivers before it is created"),
    BrokenLog(
      "a binding that has ended",
      [.binding(.bind(1)), .binding(.unbind(1)), .binding(.notify(1))], bindings: [.example],
      shown: [2, 3], "delivers after its end"),
    BrokenLog(
      "a binding that ends twice",
      [.binding(.bind(1)), .binding(.unbind(1)), .binding(.unbind(1))], bindings: [.example],
      shown: [2, 3], "ends after its end"),
    BrokenLog(
      "a binding made twice", [.binding(.bind(1)), .binding(.bind(1))], bindings: [.example],
      shown: [1, 2], "created twice"),
    BrokenLog(
      "a delivery to somebody else", [.binding(.bind(1)), .binding(.notify(1), to: "A#1")],
      bindings: [.example], shown: [2], "does not go from A#1 to B#1"),
    BrokenLog(
      "a binding without a sink", [.binding(.bind(1), to: "")],
      bindings: [Binding(id: 1, mechanism: .closure, source: "A#1", sink: "", member: "onChange")],
      shown: [1], "an unknown sink: nobody"),
    BrokenLog(
      "a binding from a stranger", [.binding(.bind(1), from: "Z#1")],
      bindings: [
        Binding(id: 1, mechanism: .delegate, source: "Z#1", sink: "B#1", member: "onChange")
      ],
      shown: [1], "delegate onChange, has an unknown source: Z#1"),
  ]

  @Test("is missed where they are not", arguments: broken)
  func violations(_ broken: BrokenLog) throws {
    let found = Invariant.notificationsAreBound.violations(in: broken.log)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].events == broken.shown)
    #expect(found[0].sentence.contains(broken.words), "\(found[0].sentence)")
  }
}
