import Reactive
import Testing
import Trace

@Suite("Combine's time on the virtual clock")
struct SchedulerTests {
  let journal = Journal()
  let clock = VirtualClock()
  let subject = PassthroughSubject<String, Never>()

  func note(_ publisher: some Publisher<String, Never>) -> AnyCancellable {
    publisher.sink { [clock, journal] in journal.note("\($0) at \(clock.now)") }
  }

  @Test("Debounce passes on the last value once nothing has come for a while")
  func debounce() throws {
    let subscription = note(subject.debounce(for: .milliseconds(300), scheduler: clock.scheduler))
    subject.send("v")
    try clock.advance(by: 299)
    subject.send("vi")
    try clock.advance(by: 299)
    #expect(journal.lines == [])
    try clock.advance(by: 1)
    #expect(journal.lines == ["vi at 599"])
    try clock.advance(by: 2_000)
    #expect(journal.lines == ["vi at 599"])
    #expect(clock.pending == 0)
    _ = subscription
  }

  @Test(
    "Throttle passes on the first or the latest value of each span",
    arguments: [(false, ["a at 0", "b at 100"]), (true, ["a at 0", "c at 100"])])
  func throttle(latest: Bool, heard: [String]) throws {
    let subscription = note(
      subject.throttle(for: .milliseconds(100), scheduler: clock.scheduler, latest: latest))
    subject.send("a")
    try clock.advance(by: 0)
    subject.send("b")
    try clock.advance(by: 50)
    subject.send("c")
    try clock.advance(by: 500)
    #expect(journal.lines == heard)
    _ = subscription
  }

  @Test("Delay passes everything on later; a number stands for seconds")
  func delay() throws {
    let subscription = note(subject.delay(for: 0.5, scheduler: clock.scheduler))
    subject.send("a")
    try clock.advance(by: 100)
    subject.send("b")
    try clock.advance(by: 400)
    #expect(journal.lines == ["a at 500"])
    try clock.advance(by: 100)
    #expect(journal.lines == ["a at 500", "b at 600"])
    _ = subscription
  }

  @Test("What is received on the scheduler comes when the queue is drained")
  func receiveOn() throws {
    let subscription = note(subject.receive(on: clock.scheduler))
    subject.send("a")
    #expect(journal.lines == [])
    try clock.advance(by: 0)
    #expect(journal.lines == ["a at 0"])
    _ = subscription
  }

  @Test("Repeated work repeats until it is cancelled")
  func repetition() throws {
    let scheduler = clock.scheduler
    let work = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 2) {
      [clock, journal] in journal.note(clock.now)
    }
    try clock.advance(by: 5_000)
    work.cancel()
    try clock.advance(by: 5_000)
    #expect(journal.lines == ["1000", "3000", "5000"])
    #expect(clock.pending == 0)
  }

  @Test("A cancelled debounce leaves nothing on the clock")
  func cancellation() {
    var subscription: AnyCancellable? = note(
      subject.debounce(for: .milliseconds(300), scheduler: clock.scheduler))
    subject.send("v")
    #expect(clock.pending == 1)
    subscription = nil
    #expect(clock.pending == 0)
    #expect(subscription == nil)
  }

  struct Span: Sendable, CustomTestStringConvertible {
    nonisolated let stride: VirtualTime.Stride
    nonisolated let milliseconds: Int
    nonisolated var testDescription: String { "\(milliseconds) ms" }
  }

  @Test(
    "Spans are whole milliseconds",
    arguments: [
      Span(stride: 2, milliseconds: 2_000), Span(stride: 0.25, milliseconds: 250),
      Span(stride: .seconds(3), milliseconds: 3_000),
      Span(stride: .seconds(0.0015), milliseconds: 2),
      Span(stride: .microseconds(2_400), milliseconds: 2),
      Span(stride: .nanoseconds(7_000_000), milliseconds: 7),
      Span(stride: .seconds(1) + .milliseconds(5), milliseconds: 1_005),
      Span(stride: .milliseconds(5) - .seconds(1), milliseconds: -995),
    ])
  func spans(_ span: Span) {
    #expect(span.stride.milliseconds == span.milliseconds)
  }
}
