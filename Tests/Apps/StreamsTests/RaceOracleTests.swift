import Reactive
import TestSupport
import Testing

@testable import Streams

@Suite("Requests on random schedules")
struct RaceOracleTests {
  /// Queries at times, each with how long its answer takes; all different, so that no two things
  /// happen at once.
  private struct Schedule {
    let queries: [(time: Int, delay: Int)]

    init(_ random: inout SeededGenerator) {
      let count = Int.random(in: 1...6, using: &random)
      let times = (1...60).shuffled(using: &random).prefix(count).sorted()
      queries = times.map { ($0 * 10, Int.random(in: 1...30, using: &random) * 10 + 5) }
    }

    private var answers: [(time: Int, value: Int)] {
      queries.indices.map { (time: queries[$0].time + queries[$0].delay, value: $0) }
        .sorted { ($0.time, $0.value) < ($1.time, $1.value) }
    }

    var every: Heard { Heard(answers.filter { $0.time <= 1_000 }, end: nil) }

    /// An answer is heard if no newer query came before it.
    var latest: Heard {
      Heard(
        answers.filter { answer in
          answer.time <= 1_000
            && !queries.indices.contains { $0 > answer.value && queries[$0].time < answer.time }
        }, end: nil)
    }

    func play(_ recorder: StreamRecorder) -> (
      queries: PassthroughSubject<Int, Never>, search: (Int) -> AnyPublisher<Int, Never>
    ) {
      let subject = PassthroughSubject<Int, Never>()
      for (index, query) in queries.enumerated() {
        recorder.schedule(at: query.time) { subject.send(index) }
      }
      return (
        subject,
        { recorder.request("search \($0)", answer: $0, after: queries[$0].delay) }
      )
    }
  }

  @Test("flatMap hears every answer, switchToLatest those of the newest query", arguments: 1...60)
  func race(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let schedule = Schedule(&random)
    let every = try StreamRecorder.record("every") { recorder in
      let (queries, search) = schedule.play(recorder)
      recorder.observe("heard", queries.flatMap { search($0) })
    }
    #expect(try Heard(#require(every.line("heard"))) == schedule.every)
    let latest = try StreamRecorder.record("latest") { recorder in
      let (queries, search) = schedule.play(recorder)
      recorder.observe("heard", queries.map { search($0) }.switchToLatest())
    }
    #expect(try Heard(#require(latest.line("heard"))) == schedule.latest)
    // Each is cancelled at the moment of the next query, unless it was answered by then.
    for (index, query) in schedule.queries.dropLast().enumerated() {
      let next = schedule.queries[index + 1].time
      let line = try #require(latest.line("search \(index)"))
      let isCut = query.time + query.delay > next
      #expect(line.end?.event == (isCut ? .cancelled : .completed))
      #expect(line.end?.time == (isCut ? next : query.time + query.delay))
    }
  }

  @Test(
    "an action does what is asked for while nothing is being done, and refuses the rest",
    arguments: 1...60)
  func action(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let times = (1...60).shuffled(using: &random).prefix(8).sorted().map { $0 * 10 }
    let delay = Int.random(in: 1...20, using: &random) * 10 + 5
    let fails = Set((0..<8).filter { _ in Bool.random(using: &random) })
    let run = try StreamRecorder.record("action") { recorder in
      let action = Action<Int, Int, SavingError> { index in
        recorder.request(
          "work", fails.contains(index) ? .failure(.offline) : .success(index), after: delay)
      }
      for (index, time) in times.enumerated() {
        recorder.schedule(at: time) { action.apply(index) }
      }
      // Nobody else keeps it once the last has been asked for.
      recorder.subscriptions.append(AnyCancellable { _ = action })
      recorder.observe("executing", action.isExecuting)
      recorder.observe("values", action.values)
      recorder.observe("errors", action.errors)
      recorder.observe("refused", action.refusals)
    }
    var (free, begun, refused) = (0, [Int](), [Int]())
    for (index, time) in times.enumerated() {
      if time >= free {
        begun.append(index)
        free = time + delay
      } else {
        refused.append(index)
      }
    }
    func heard(_ name: String) throws -> Heard { Heard(try #require(run.line(name))) }
    let values = begun.filter { !fails.contains($0) }
      .map { (time: times[$0] + delay, value: $0) }
    #expect(try heard("values") == Heard(values, end: nil))
    let errors = begun.filter(fails.contains)
      .map { (time: times[$0] + delay, value: "offline") }
    #expect(try heard("errors") == Heard(errors, end: nil))
    #expect(try heard("refused") == Heard(refused.map { (time: times[$0], value: $0) }, end: nil))
    let phases = begun.flatMap {
      [(time: times[$0], value: "true"), (time: times[$0] + delay, value: "false")]
    }
    #expect(
      try heard("executing") == Heard([(time: 0, value: "false")] + phases, end: nil))
  }
}
