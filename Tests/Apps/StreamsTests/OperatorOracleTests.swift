import Reactive
import TestSupport
import Testing

@testable import Streams

@Suite("Every operator on random streams, against a reference that is a loop over lists")
struct OperatorOracleTests {
  nonisolated static let seeds: [UInt64] = Array(1...60)

  /// One stream through an operator.
  private func hear<Stream: Publisher<Int, Never>>(
    _ input: Input, _ operation: (PassthroughSubject<Int, Never>, VirtualScheduler) -> Stream
  ) throws -> Heard {
    let run = try StreamRecorder.record("one") { recorder in
      let subject = PassthroughSubject<Int, Never>()
      input.send(to: subject, "sent", by: recorder)
      recorder.observe("heard", operation(subject, recorder.scheduler))
    }
    return Heard(try #require(run.line("heard")))
  }

  /// Two streams through an operator.
  private func hear<Stream: Publisher<String, Never>>(
    _ inputs: PairReference,
    _ operation: (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>) -> Stream
  ) throws -> Heard {
    let run = try StreamRecorder.record("two") { recorder in
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      inputs.first.send(to: a, "a", by: recorder)
      inputs.second.send(to: b, "b", by: recorder)
      recorder.observe("heard", operation(a, b))
    }
    return Heard(try #require(run.line("heard")))
  }

  @Test("of one stream that takes no time", arguments: seeds)
  func immediate(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let input = Input(&random)
    let (f, g) = ({ (number: Int) in number + 1 }, { (number: Int) in number * 10 })
    #expect(try hear(input) { s, _ in s.map(g) } == Reference.map(input, g))
    #expect(try hear(input) { s, _ in s.map(g).map(f) } == Reference.map(input) { f(g($0)) })
    #expect(
      try hear(input) { s, _ in s.filter { $0 % 2 == 0 } }
        == Reference.filter(input) { [0, 2, 4].contains($0) })
    #expect(try hear(input) { s, _ in s.scan(0, +) } == Reference.scan(input))
    #expect(try hear(input) { s, _ in s.reduce(0, +) } == Reference.reduce(input))
    #expect(
      try hear(input) { s, _ in s.removeDuplicates() } == Reference.removeDuplicates(input))
  }

  @Test("of one stream that takes time", arguments: seeds)
  func timed(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    var input = Input(&random, grid: 20)
    // Combine's documentation does not say what becomes of a value that waits when the end comes.
    input.end = nil
    for span in [50, 130, 200] {
      #expect(
        try hear(input) { s, clock in s.debounce(for: .milliseconds(span), scheduler: clock) }
          == Reference.debounce(input, span))
    }
    for span in [50, 130, 190] {
      #expect(
        try hear(input) { s, clock in
          s.throttle(for: .milliseconds(span), scheduler: clock, latest: true)
        } == Reference.throttle(input, span))
    }
  }

  @Test("of two streams", arguments: seeds)
  func pairs(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let pair = PairReference(first: Input(&random), second: Input(&random))
    #expect(try hear(pair) { a, b in a.merge(with: b).map { "\($0)" } } == pair.merged)
    #expect(try hear(pair) { a, b in a.combineLatest(b) { "\($0) \($1)" } } == pair.combined)
    #expect(try hear(pair) { a, b in a.withLatestFrom(b) { "\($0) \($1)" } } == pair.sampled)
  }
}
