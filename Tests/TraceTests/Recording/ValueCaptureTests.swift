import Testing

@testable import Trace

@Suite("A rendered value")
struct RenderingTests {
  struct Point { var x = 1, y: Int? }
  struct Nested { var inner: Any }
  struct Named: CustomStringConvertible { var description: String { "★" } }
  enum Star { case on, switching(to: Bool), pair(Int, Int), wrapped(Point) }
  final class Token {}

  struct Case: Sendable {
    let text: String
    nonisolated(unsafe) let value: Any?
    init(_ text: String, _ value: Any?) { (self.text, self.value) = (text, value) }
  }

  static let cases = [
    Case("nil", nil), Case("1", 1), Case("-2", Int8(-2)), Case("1.5", 1.5), Case("true", true),
    Case(#""a \"b\"""#, #"a "b""#), Case(#""a\nb""#, "a\nb"), Case(#""★""#, "★"),
    Case(#""é""#, Character("é")), Case(#""b""#, "abc".dropFirst().dropLast()),
    Case("[1, 2]", [1, 2]), Case("[]", [Int]()), Case("[1, 2, 3]", Set([3, 1, 2])),
    Case(#"["a": 1, "b": 2]"#, ["b": 2, "a": 1]), Case("(1, b: 2)", (1, b: 2)),
    Case("7", Optional(Optional(7)) as Any), Case("nil", Int?.none as Any),
    Case("Point(x: 1, y: nil)", Point()), Case("★", Named()), Case("on", Star.on),
    Case("switching(to: true)", Star.switching(to: true)), Case("pair(1, 2)", Star.pair(1, 2)),
    Case("wrapped(Point(x: 1, y: 2))", Star.wrapped(Point(y: 2))), Case("Token", Token()),
    Case("closure", { (_: Int) in }), Case("Int", Int.self), Case("key path", \Point.x),
    Case("identity", ObjectIdentifier(Token.self)),
    Case("0..<3", 0..<3), Case("1.0 seconds", Duration.seconds(1)),
    Case("Nested(inner: [Nested(inner: [\u{2026}])])", Nested(inner: [Nested(inner: [Point()])])),
  ]

  @Test("is short and the same everywhere", arguments: cases)
  func rendering(_ example: Case) {
    #expect(Rendering.render(example.value) == example.text)
  }

  @Test("has at most a hundred characters, the last an ellipsis if some are missing")
  func limit() {
    let names = Rendering.Names { _ in nil }
    #expect(names.resolve(String(repeating: "é", count: 100)).count == 100)
    let cut = names.resolve(String(repeating: "é", count: 101))
    #expect(cut.count == 100)
    #expect(cut.last == "…")
    let many = names.resolve(Rendering.render(Array(repeating: 1, count: 5000)))
    #expect(many.count == 100)
    #expect(many.hasPrefix("[1, 1, 1"))
  }

  @Test("names participants as the log does, wherever they stand in the value")
  @MainActor
  func participants() {
    let log = recorded {
      let screen = Screen()
      let stranger = Recorder().record { Screen() }
      Effects.wrote(on: screen, "x", old: [screen], new: ["a": screen])
      Effects.wrote(on: screen, "y", old: stranger, new: nil)
    }
    #expect(log.events(.effect).map(\.arguments) == [["[Screen#1]"], ["Screen"]])
    #expect(log.events(.effect).map(\.value) == [#"["a": Screen#1]"#, "nil"])
  }

  @Test("that holds the recorder's own marks does no harm")
  @MainActor
  func marks() {
    let log = recorded {
      let screen = Screen()
      Effects.wrote(on: screen, "x", old: "\u{E000}99999\u{E001}", new: "\u{E000}")
    }
    #expect(log.events(.effect).count == 1)
  }
}
