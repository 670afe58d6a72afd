import Recordings
import TestSupport
import Testing
import Trace

@Suite("Tokens in place of values")
struct ValueTokensTests {
  @Test("are equal for equal values, and for no others")
  func equality() {
    var tokens = ValueTokens()
    #expect(tokens.token(for: .text("viola")) == .described("<text 1>"))
    #expect(tokens.token(for: .text("harp")) == .described("<text 2>"))
    #expect(tokens.token(for: .text("viola")) == .described("<text 1>"))
    #expect(tokens.token(for: .integer(1)) == .described("<number 1>"))
  }

  @Test("name identifiers and dates as what they are")
  func kinds() {
    var tokens = ValueTokens()
    let uuid = TraceValue.described("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(tokens.token(for: uuid) == .described("<uuid 1>"))
    #expect(tokens.token(for: .described("2026-11-28 06:00:00 +0000")) == .described("<date 1>"))
  }

  @Test("leave what is no secret")
  func kept() {
    var tokens = ValueTokens()
    let value = TraceValue.enumCase("failed", [.init("reason", .null), .init(nil, .boolean(true))])
    #expect(tokens.token(for: value) == value)
  }

  @Test("are put in place once: a second time changes nothing", arguments: 0..<100)
  func idempotence(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let values = (0..<20).map { _ in TraceValue.random(&random, depth: 3) }
    var (first, second) = (ValueTokens(), ValueTokens())
    let once = values.map { first.token(for: $0) }
    #expect(once.map { second.token(for: $0) } == once)
  }
}

extension TraceValue {
  fileprivate static func random(_ random: inout SeededGenerator, depth: Int) -> TraceValue {
    let inner = { (random: inout SeededGenerator) in
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        TraceValue.random(&random, depth: depth - 1)
      }
    }
    let fields = { (random: inout SeededGenerator) in inner(&random).map { ValueField("x", $0) } }
    return switch Int.random(in: 0...(depth > 0 ? 9 : 6), using: &random) {
    case 0: .null
    case 1: .boolean(.random(using: &random))
    case 2: .integer(.random(in: 0...4, using: &random))
    case 3: .text(["viola", "harp", "<text 2>", "a <b 1>"].randomElement(using: &random) ?? "")
    case 4: .described(["<text 1>", "<value 2>", "x"].randomElement(using: &random) ?? "")
    case 5: .decimal(0.5)
    case 6: .closure
    case 7: .list(inner(&random))
    case 8: .structure("S", fields(&random))
    default: .enumCase("one", fields(&random))
    }
  }
}
