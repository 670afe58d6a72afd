import Reactive
import Testing

@testable import Streams

@Suite("Examples")
struct ExampleTests {
  /// The run of a program, by the name of its type.
  private func run(_ program: any StreamProgram.Type) throws -> MarbleRun {
    try StreamRecorder.record(program)
  }

  private func heard(_ name: String, in run: MarbleRun) throws -> Heard {
    Heard(try #require(run.line(name)))
  }

  private func input(_ name: String, in run: MarbleRun) throws -> Input {
    Input(try #require(run.line(name)))
  }

  @Test("have identifiers of their own, and run twice with the same marbles")
  func repeated() throws {
    let ids = StreamExample.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for example in StreamExample.all { #expect(try example.play() == example.play()) }
  }

  @Test("number their marbles as they happen, and write nothing after an end")
  func order() throws {
    for run in try StreamExample.all.flatMap({ try $0.play().runs }) {
      let events = run.events.map(\.marble)
      #expect(events.map(\.number) == Array(1...events.count), "\(run.program)")
      #expect(events.map(\.time) == events.map(\.time).sorted(), "\(run.program)")
      for line in run.lines {
        #expect(!line.marbles.dropLast().contains { $0.event.isEnd }, "\(line)")
        #expect(line.kind == .sent || line.marbles.first?.event == .subscribed, "\(line)")
      }
    }
  }

  @Test("of one stream hear what the reference computes from what was sent")
  func single() throws {
    let pipe = try run(TwoObservers.self)
    let sent = try input("pipe", in: pipe)
    #expect(try heard("first observer", in: pipe) == Reference.map(sent) { $0 })
    let map = try run(MapValues.self)
    #expect(
      try heard("tens", in: map) == Reference.map(input("digits", in: map)) { $0 * 10 })
    let filter = try run(FilterValues.self)
    #expect(
      try heard("even digits", in: filter)
        == Reference.filter(input("digits", in: filter)) { $0 % 2 == 0 })
    let sums = try run(ScanAndReduce.self)
    #expect(try heard("sum so far", in: sums) == Reference.scan(input("digits", in: sums)))
    #expect(try heard("sum", in: sums) == Reference.reduce(input("digits", in: sums)))
    let changes = try run(SkipRepeats.self)
    #expect(
      try heard("changes", in: changes)
        == Reference.removeDuplicates(input("digits", in: changes)))
    let composition = try run(Composition.self)
    let digits = try input("digits", in: composition)
    let expected = Reference.map(digits) { $0 * 10 + 1 }
    #expect(try heard("g, then f", in: composition) == expected)
    #expect(try heard("f · g", in: composition) == expected)
    #expect(
      try heard("g · f", in: composition) == Reference.map(digits) { ($0 + 1) * 10 })
  }

  @Test("that take time hear what the reference computes from what was sent")
  func timed() throws {
    let run = try run(DebounceAndThrottle.self)
    let letters = try #require(run.line("keys")).values.map(\.value)
    // The reference computes with numbers; here they are the places in the alphabet.
    func numbered(_ heard: Heard) -> [String] {
      heard.values.map { text in
        let parts = text.split(separator: " ")
        return "\(parts[0]) \(letters[Int(parts[1]) ?? 0])"
      }
    }
    var keys = try input("keys", in: run)
    keys.values = try #require(run.line("keys")).values.enumerated().map {
      (time: $1.time, value: $0)
    }
    #expect(try heard("debounced", in: run).values == numbered(Reference.debounce(keys, 200)))
    #expect(try heard("throttled", in: run).values == numbered(Reference.throttle(keys, 200)))
  }

  @Test("of two streams say which letter met which digit")
  func pairs() throws {
    let merged = try run(MergeStreams.self)
    #expect(
      try heard("merged", in: merged)
        == Heard(
          [(100, "a"), (250, "1"), (500, "b"), (500, "2"), (700, "c")], end: 900))
    let combined = try run(CombineLatestValues.self)
    #expect(
      try heard("combined", in: combined)
        == Heard([(250, "a1"), (500, "b1"), (500, "b2"), (700, "c2")], end: 900))
    let sampled = try run(WithLatestFromOther.self)
    #expect(
      try heard("sampled", in: sampled) == Heard([(500, "b1"), (700, "c2")], end: 800))
  }

  @Test("set hot against cold: who is late, who makes a request, who hears an answer")
  func temperature() throws {
    let hot = try run(HotSubject.self)
    #expect(try heard("late observer", in: hot) == Heard([(700, 8)], end: nil))
    let kept = try run(KeptValue.self)
    #expect(try heard("early observer", in: kept) == Heard([(0, 3), (200, 5), (700, 8)], end: nil))
    #expect(try heard("late observer", in: kept) == Heard([(450, 5), (700, 8)], end: nil))
    let cold = try run(ColdRequest.self)
    let shared = try run(SharedRequest.self)
    #expect(cold.lines.count { $0.kind == .request } == 3)
    #expect(shared.lines.count { $0.kind == .request } == 1)
    let times = [("first observer", 100), ("second observer", 200), ("third observer", 600)]
    for (name, time) in times {
      #expect(try heard(name, in: cold) == Heard([(time + 200, "viola")], end: time + 200))
      let isLate = time > 300
      let answer = isLate ? [] : [(300, "viola")]
      #expect(try heard(name, in: shared) == Heard(answer, end: isLate ? time : 300))
    }
  }

  @Test("end the race with the old answer, or with the new one and a request cancelled")
  func race() throws {
    let every = try run(EveryAnswer.self)
    #expect(
      try heard("results", in: every) == Heard([(500, "1 found"), (650, "22 found")], end: nil))
    let latest = try run(LatestAnswer.self)
    #expect(try heard("results", in: latest) == Heard([(500, "1 found")], end: nil))
    #expect(latest.line("search for o")?.end?.event == .cancelled)
    #expect(latest.line("search for o")?.end?.time == 350)
  }

  @Test("refuse a tap while an action is executing, and let a failure end nothing")
  func action() throws {
    let run = try run(SavingAction.self)
    #expect(try heard("refused", in: run) == Heard([(220, 2)], end: nil))
    #expect(try heard("values", in: run) == Heard([(350, "saved")], end: nil))
    #expect(try heard("errors", in: run) == Heard([(800, "offline")], end: nil))
    #expect(run.lines.count { $0.kind == .request } == 2)
  }

  @Test("deliver what an action answers while it is executing still")
  func actionDelivers() throws {
    let run = try run(SavingAction.self)
    let executing = try #require(run.line("isExecuting")).marbles
    for answer in ["values", "errors"] {
      let delivery = try #require(run.line(answer)?.marbles.last)
      let before = executing.last { $0.number < delivery.number }
      #expect(before?.event == .value("true"), "\(answer)")
    }
  }

  @Test("refuse an action that is applied in answer to its own value")
  func actionAppliedInside() throws {
    let run = try StreamRecorder.record("chain") { recorder in
      let action = Action<Int, Int, SavingError> { input in
        recorder.request("work", .success(input), after: 100)
      }
      action.values.sink { action.apply($0 + 1) }.store(in: &recorder.subscriptions)
      recorder.observe("refused", action.refusals)
      recorder.schedule(at: 100) { action.apply(1) }
    }
    #expect(try heard("refused", in: run) == Heard([(200, 2)], end: nil))
  }
}
