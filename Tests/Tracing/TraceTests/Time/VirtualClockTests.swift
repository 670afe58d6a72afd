import Testing
import Trace

@MainActor
@Suite("The virtual clock")
struct VirtualClockTests {
  private let clock = VirtualClock()

  @Test("does what falls due in order of time, answers before timers, then as issued")
  func order() throws {
    var done: [String] = []
    let works = [
      clock.schedule(after: 20) { done.append("late") },
      clock.schedule(after: 10) { done.append("first timer") },
      clock.schedule(after: 10) { done.append("second timer") },
      clock.schedule(after: 10, origin: .server) { done.append("answer") },
    ]
    try clock.advance(by: 10)
    #expect(done == ["answer", "first timer", "second timer"])
    #expect(clock.now == 10)
    #expect(clock.pending == 1)
    try clock.advance(by: 10)
    #expect(done.last == "late")
    withExtendedLifetime(works) {}
  }

  @Test("stands, while work is done, at the moment it fell due")
  func moments() throws {
    var moments: [Int] = []
    let works = [3, 7].map { delay in
      clock.schedule(after: delay) { [clock] in moments.append(clock.now) }
    }
    try clock.advance(by: 100)
    #expect(moments == [3, 7])
    #expect(clock.now == 100)
    withExtendedLifetime(works) {}
  }

  @Test("does in the same move what the work itself hands over, if it falls due")
  func chained() throws {
    var done = 0
    var works: [ScheduledWork] = []
    works.append(
      clock.schedule(after: 5) { [clock] in
        works.append(clock.schedule(after: 5) { done += 1 })
        works.append(clock.schedule(after: 6) { done += 10 })
      })
    try clock.advance(by: 10)
    #expect(done == 1)
  }

  @Test("forgets work that is cancelled or released, and what it holds")
  func cancelling() throws {
    final class Held {}
    weak var held: Held?
    var work: ScheduledWork?
    do {
      let object = Held()
      held = object
      work = clock.schedule(after: 1) { _ = object }
    }
    #expect(held != nil)
    work?.cancel()
    #expect(held == nil)
    #expect(clock.pending == 0)

    var done = false
    work = clock.schedule(after: 1) { done = true }
    #expect(clock.pending == 1)
    work = nil
    #expect(clock.pending == 0)
    try clock.advance(by: 2)
    #expect(!done)
  }

  @Test("refuses work that never comes to an end")
  func endless() {
    final class Loop {
      var work: ScheduledWork?
    }
    let loop = Loop()
    func again() {
      loop.work = clock.schedule(after: 0) { again() }
    }
    again()
    #expect(throws: ClockFailure.tooManyJobs(limit: VirtualClock.jobLimit)) {
      try clock.advance(by: 0)
    }
  }

  @Test("never goes back")
  func forwards() throws {
    try clock.advance(by: 5)
    try clock.advance(by: -3)
    #expect(clock.now == 5)
  }

  @Test("tells the recorder who handed work over, and when it began")
  func recording() throws {
    let log = try recorded {
      let counter = Counter()
      let call = Tracing.enter(
        counter, .model, Member("start"), [], Body("F.swift", 1, first: 2))
      let work = clock.schedule(after: 30) { _ = counter.add(1) }
      call.leave()
      try clock.advance(by: 50)
      withExtendedLifetime(work) {}
    }
    let schedule = log.events(.schedule).first
    #expect(schedule?.from == "Counter#1")
    #expect(schedule?.payload == .schedule(label: "timer", due: 30))
    let resume = log.events(.resume).first
    #expect(resume?.cause == schedule?.id)
    #expect(resume?.to == "Counter#1")
    #expect(resume?.time == 30)
    #expect(log.events(.state).map(\.parent) == [log.events(.call).last?.id])
    #expect(log.events(.call).last?.parent == resume?.id)
  }
}
