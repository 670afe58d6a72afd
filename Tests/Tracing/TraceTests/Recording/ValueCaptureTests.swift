import Foundation
import Testing

@testable import Trace

@Suite("A recorded value")
struct ValueCaptureTests {
  struct Point {
    var x = 1, y: Int?
    var sum: Int { x + (y ?? 0) }
  }
  struct Nested { var inner: Any }
  struct Named: CustomStringConvertible { var description: String { "★" } }
  struct Sized { var grid = "10x20" }
  enum Star {
    case on
    case switching(to: Bool)
    case pair(Int, Int)
    case wrapped(Point)
    case grid10x20
  }
  enum Mode: CustomStringConvertible {
    case quiet
    var description: String { "Quiet mode" }
  }
  final class Token {}
  final class Box<Content> {
    var content: Content?
    init() {}
  }

  @Test("is the same whatever other values of its type were recorded before")
  func earlierValues() {
    struct Held { var star: Star? }
    let absent = ValueCapture.tree(of: Held(star: nil))
    let present = ValueCapture.tree(of: Held(star: .pair(1, 2)))
    for _ in 0..<2 {
      #expect(ValueCapture.tree(of: Star?.none as Any, depth: 0) == .null)
      #expect(ValueCapture.tree(of: Star?.some(.on) as Any, depth: 0) == .enumCase("on", []))
      #expect(ValueCapture.tree(of: Int?.none as Any, depth: 0) == .null)
      #expect(ValueCapture.tree(of: Int?.some(7) as Any, depth: 0) == .integer(7))
      #expect(ValueCapture.tree(of: Held(star: nil)) == absent)
      #expect(ValueCapture.tree(of: Held(star: .pair(1, 2))) == present)
    }
  }

  /// Of what is computed no key path has a name.
  struct Octave {
    var c: Int { 1 }
    var d: Int { 2 }
    var e: Int { 3 }
    var f: Int { 4 }
    var g: Int { 5 }
    var a: Int { 6 }
    var b: Int { 7 }
    var h: Int { 8 }
  }

  @Test("has keys that look alike in the order of their values")
  func keysAlike() {
    let notes: [PartialKeyPath<Octave>: Int] = [
      \.c: 1, \.d: 2, \.e: 3, \.f: 4, \.g: 5, \.a: 6, \.b: 7, \.h: 8,
    ]
    guard case .dictionary(let entries) = ValueCapture.tree(of: notes) else {
      Issue.record("no dictionary")
      return
    }
    #expect(entries.map(\.value) == (1...8).map { .integer($0) })
  }

  struct Case: Sendable {
    let text: String
    nonisolated(unsafe) let value: Any?
    init(_ text: String, _ value: Any?) { (self.text, self.value) = (text, value) }
  }

  static let cases = [
    Case("nil", nil), Case("1", 1), Case("-2", Int8(-2)), Case("1.5", 1.5), Case("2.0", 2.0),
    Case("0.5", Float(0.5)), Case("0.25", CGFloat(0.25)), Case("nan", Double.nan),
    Case("-inf", -Float.infinity), Case("18446744073709551615", UInt64.max), Case("true", true),
    Case(#""a \"b\"""#, #"a "b""#), Case(#""a\nb""#, "a\nb"), Case(#""★""#, "★"),
    Case(#""é""#, Character("é")), Case(#""b""#, "abc".dropFirst().dropLast()),
    Case("[1, 2]", [1, 2]), Case("[]", [Int]()), Case("[1, 2, 3]", Set([3, 1, 2])),
    Case(#"["a": 1, "b": 2]"#, ["b": 2, "a": 1]), Case("[:]", [Int: Int]()),
    Case("(1, b: 2)", (1, b: 2)), Case("7", Optional(Optional(7)) as Any),
    Case("nil", Int?.none as Any), Case("[1, nil]", [1, nil]),
    Case("Point(x: 1, y: nil)", Point()), Case("★", Named()), Case("on", Star.on),
    Case("grid10x20", Star.grid10x20), Case("Quiet mode", Mode.quiet),
    Case("switching(to: true)", Star.switching(to: true)), Case("pair(1, 2)", Star.pair(1, 2)),
    Case("wrapped(Point(x: 1, y: 2))", Star.wrapped(Point(y: 2))), Case("Token", Token()),
    Case("closure", { (_: Int) in }), Case("closure", Optional { () }), Case("Int", Int.self),
    Case("Box<() -> ()>", Box<() -> Void>()), Case(#"\Point.x"#, \Point.x),
    Case("KeyPath<Point, Int>", \Point.sum),
    Case("identity", ObjectIdentifier(Token.self)),
    Case("Hasher", Hasher()),
    Case("0..<3", 0..<3), Case("1.0 seconds", Duration.seconds(1)),
    Case(#"Sized(grid: "10x20")"#, Sized()),
  ]

  @Test("is the same everywhere", arguments: cases)
  func capture(_ example: Case) throws {
    let tree = ValueCapture.tree(of: example.value).named { "participant \($0)" }
    #expect(tree.text == example.text)
    #expect(try JSONDecoder().decode(TraceValue.self, from: JSONEncoder().encode(tree)) == tree)
  }

  @Test("says what a text cannot: that a number is no text, and a case no type")
  func types() {
    #expect(ValueCapture.tree(of: "1") != ValueCapture.tree(of: 1))
    #expect(ValueCapture.tree(of: 1) != ValueCapture.tree(of: 1.0))
    #expect(ValueCapture.tree(of: Star.on) == .enumCase("on", []))
    #expect(ValueCapture.tree(of: Token()) == .type("Token"))
    #expect(ValueCapture.tree(of: ArgumentPlaceholder.consumed) == .type("consumed"))
    #expect(ValueCapture.tree(of: ArgumentPlaceholder.closure) == .closure)
  }
}

// MARK: Addresses

extension ValueCaptureTests {
  enum Described: String, CustomStringConvertible {
    case hexadecimal = "Token(0x7ffee4c0)"
    case short = "0xFF"
    case grid = "10x20"
    case word = "a0x"
    case sign = "0x"
    var description: String { rawValue }
  }
  struct Debugged: CustomDebugStringConvertible {
    var debugDescription: String { "<Debugged: 0x00007f0012345678>" }
  }

  @Test("never holds an address")
  func addresses() {
    let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    number.initialize(to: 0)
    defer { number.deallocate() }
    let token = Token()
    let values: [Any] = [
      token, [token], number, UnsafeRawPointer(number), OpaquePointer(number),
      UnsafeBufferPointer(start: number, count: 1), Unmanaged.passUnretained(token),
      ObjectIdentifier(token), Data([1, 2, 3]), Debugged(), [Debugged()],
      Described.hexadecimal, Described.short,
    ]
    let addresses = [UInt(bitPattern: ObjectIdentifier(token)), UInt(bitPattern: number)]
    for value in values {
      let text = ValueCapture.tree(of: value).named { "participant \($0)" }.text
      #expect(!text.contains("0x"), "\(text)")
      for address in addresses { #expect(!text.contains("\(address)"), "\(text)") }
    }
  }

  @Test(
    "keeps descriptions that only look like addresses", arguments: [Described.grid, .word, .sign])
  func descriptions(_ value: Described) {
    #expect(ValueCapture.tree(of: value) == .described(value.rawValue))
  }
}

// MARK: Bounds

extension ValueCaptureTests {
  @Test("has so many levels, and says where some are left out")
  func depth() {
    func nested(_ levels: Int) -> Any {
      (0..<levels).reduce(0 as Any) { inner, _ in Nested(inner: inner) }
    }
    let whole = ValueCapture.tree(of: nested(ValueBounds.depth))
    let cut = ValueCapture.tree(of: nested(ValueBounds.depth + 1))
    #expect(whole.leaf == .integer(0))
    #expect(cut.leaf == .leftOut(1))
  }

  @Test("has so many elements, and says how many are left out")
  func elements() {
    let many = ValueBounds.elements + 23
    let list = ValueCapture.tree(of: Array(1...many))
    #expect(list == .list((1...ValueBounds.elements).map { .integer($0) } + [.leftOut(23)]))
    let fitting = ValueCapture.tree(of: Array(1...ValueBounds.elements))
    #expect(fitting == .list((1...ValueBounds.elements).map { .integer($0) }))
  }

  @Test("is sorted before it is cut, if it has no order of its own")
  func order() {
    let names = (0..<250).map { String(1000 + $0) }
    let first = names.prefix(ValueBounds.elements)
    for _ in 0..<3 {
      #expect(
        ValueCapture.tree(of: Set(names.shuffled()))
          == .set(first.map { .text($0) } + [.leftOut(150)]))
      let pairs = Dictionary(uniqueKeysWithValues: names.shuffled().map { ($0, 1) })
      #expect(
        ValueCapture.tree(of: pairs)
          == .dictionary(
            first.map { .init(key: .text($0), value: .integer(1)) }
              + [.init(key: .leftOut(150), value: .leftOut(150))]))
    }
  }

  @Test("has so many characters of a text, and says how many are left out")
  func characters() {
    let fitting = String(repeating: "é", count: ValueBounds.characters)
    #expect(ValueCapture.tree(of: fitting) == .text(fitting))
    #expect(ValueCapture.tree(of: fitting + "ab") == .longText(fitting, leftOut: 2))
    #expect(
      ValueCapture.tree(of: (fitting + "ab").dropFirst(2)) == .text(fitting.dropFirst(2) + "ab"))
  }
}

extension ValueTree {
  /// The innermost value in structures of one field.
  fileprivate var leaf: ValueTree {
    if case .structure(_, let fields) = self, let field = fields.first {
      field.value.leaf
    } else {
      self
    }
  }
}

// MARK: Participants

extension ValueCaptureTests {
  @Test("names participants as the log does, wherever they stand in the value")
  @MainActor
  func participants() {
    let log = recorded {
      let screen = Screen()
      let stranger = Recorder().record { Screen() }
      Effects.wrote(on: screen, widget: "x", "p", old: [screen], new: ["a": Nested(inner: screen)])
      Effects.wrote(on: screen, widget: "y", "p", old: stranger, new: nil)
    }
    #expect(
      log.events(.effect).map(\.payload) == [
        .effect(
          widget: "x", property: "p", old: .list([.participant("Screen#1")]),
          new: .dictionary([
            .init(
              key: .text("a"),
              value: .structure("Nested", [.init("inner", .participant("Screen#1"))]))
          ])),
        .effect(widget: "y", property: "p", old: .type("Screen"), new: .null),
      ])
  }

  @Test("lists the participants in it, in order")
  func references() {
    let found = TraceValue.examples.flatMap(\.references)
    #expect(found == ["A#1", "A#1", "B#1"])
  }
}
